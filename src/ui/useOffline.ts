import { use } from 'react'
import { OfflineContext, type Offline } from './OfflineContext'

/** For a control that sends something: why it rests now, and null while it may be used. */
export const useOffline = (needsNetwork: boolean): Offline | null => {
  const offline = use(OfflineContext)
  return needsNetwork ? offline : null
}

/** It keeps the focus, so that its reason can be read, and only takes no press. */
export const offlineAttributes = (offline: Offline | null) =>
  offline && { 'aria-disabled': true, 'aria-describedby': offline.noteId, title: offline.reason }
