import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineContext } from '@/ui/OfflineContext'
import type { ElementNode } from '@/ui/ElementNode'
import { OfflineBanner } from './OfflineBanner'

interface OfflineMessageProps {
  offline: boolean
  children: ElementNode
}

/** Says at the top of a page that there is no network, and disables the controls that need it. */
export const OfflineMessage = ({ offline, children }: OfflineMessageProps) => {
  const { t } = useTranslation()
  const noteId = useId()
  const reason = t('offline.needed')
  const rest = useMemo(() => (offline ? { noteId, reason } : null), [offline, noteId, reason])
  return (
    <OfflineContext value={rest}>
      <OfflineBanner offline={offline} noteId={noteId} />
      {children}
    </OfflineContext>
  )
}
