import { useSelector } from 'react-redux'
import { Outlet } from 'react-router-dom'
import { OfflineMessage } from '@/features/offline/OfflineMessage'
import type { RootState } from '../store/rootReducer'

/** The page in its frame. Offline, a banner shows and whatever needs the network is disabled. */
export function NetworkOutlet() {
  const isOffline = useSelector((state: RootState) => !state.api.config.online)
  return (
    <OfflineMessage offline={isOffline}>
      <Outlet />
    </OfflineMessage>
  )
}
