import { useSelector } from 'react-redux'
import { Outlet } from 'react-router-dom'
import { OfflineMessage } from '@/features/offline/OfflineMessage'
import type { RootState } from '../store/rootReducer'

/** The page in its frame; without a network it says so, and what would be sent rests. */
export function NetworkOutlet() {
  const isOffline = useSelector((state: RootState) => !state.api.config.online)
  return (
    <OfflineMessage offline={isOffline}>
      <Outlet />
    </OfflineMessage>
  )
}
