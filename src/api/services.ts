import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { OpenLive } from './live'
import type { Secrets } from './secrets'
import type { Vault } from './vault'

/** What thunks and listeners may reach besides the store: the only doors to clock, chance and encryption. */
export interface ClientServices {
  secrets: Secrets
  vault: Vault
  /** Milliseconds since 1970. */
  now: () => number
  /** A fresh Idempotency-Key. */
  newKey: () => string
  /** Leaves the app for another site's page. */
  leaveFor: (url: string) => void
  /** Opens the stream of what changes meanwhile; left out where nothing is live. */
  openLive?: OpenLive | undefined
}

export type AppDispatch = ThunkDispatch<unknown, ClientServices, UnknownAction>

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
