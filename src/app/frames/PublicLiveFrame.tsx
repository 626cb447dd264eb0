import { NetworkOutlet } from './NetworkOutlet'
import { PublicFrame } from './PublicFrame'

/** Around the visitors' pages that ask the server. */
export const PublicLiveFrame = () => (
  <PublicFrame>
    <NetworkOutlet />
  </PublicFrame>
)
