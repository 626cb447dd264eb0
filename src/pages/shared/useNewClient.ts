import { useLocation } from 'react-router-dom'
import { readNewClient, type NewClient } from '@/domain/newClient'
import { useHydrated } from '@/ui/useHydrated'

/** Set on the way from a booking through login or sign-up. Prerendered HTML knows no router state. */
export function useNewClient(): NewClient | undefined {
  const state: unknown = useLocation().state
  const isHydrated = useHydrated()
  return isHydrated ? readNewClient(state) : undefined
}
