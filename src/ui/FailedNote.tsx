import type { ReactNode } from 'react'
import { Banner } from './Banner'
import { Button } from './Button'

interface FailedNoteProps {
  children: ReactNode
  retryLabel: ReactNode
  onRetry: () => void
  busy?: boolean | undefined
}

/** Replaces a small part of a page that failed to load, where FailedState would be too large. */
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
