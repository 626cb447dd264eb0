import { useSelector } from 'react-redux'
import { Outlet } from 'react-router-dom'
import { OfflineMessage } from '@/features/offline/OfflineMessage'
import type { RootState } from '../rootReducer'

/** The page in its frame; without a network it says so, and what would be sent rests. */
export function NetworkOutlet() {
  const isOffline = useSelector((state: RootState) => state.api?.config.online === false)
  return (
    <OfflineMessage offline={isOffline}>
      <Outlet />
    </OfflineMessage>
  )
}
