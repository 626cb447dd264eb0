import type { ReactNode } from 'react'
import { Banner } from './Banner'
import { Button } from './Button'

interface FailedNoteProps {
  children: ReactNode
  retryLabel: ReactNode
  onRetry: () => void
  /** The retry is under way. */
  busy?: boolean | undefined
}

/** In the place of a small part of a page that could not be loaded, where a FailedState would be too much. */
export const FailedNote = ({ children, retryLabel, onRetry, busy }: FailedNoteProps) => (
  <Banner
    tone="bad"
    live
    action={
      <Button size="small" icon="retry" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    }
  >
    {children}
  </Banner>
)
