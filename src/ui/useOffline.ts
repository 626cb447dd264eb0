import { use } from 'react'
import { OfflineContext, type Offline } from './OfflineContext'

/** For a control that sends a request: why it is disabled; null while it works. */
export const useOffline = (needsNetwork: boolean): Offline | null => {
  const offline = use(OfflineContext)
  return needsNetwork ? offline : null
}

/** The control keeps the focus, so that its reason can be read; it only ignores clicks. */
export const offlineAttributes = (offline: Offline | null) =>
  offline && { 'aria-disabled': true, 'aria-describedby': offline.noteId, title: offline.reason }
