import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { OpenLive } from './live'
import type { Secrets } from './secrets'
import type { Vault } from './vault'

/** What a store is given: the only doors to clock, chance and encryption. */
export interface StoreDependencies {
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

/** What thunks and listeners may reach besides the store. */
export interface ThunkExtra extends StoreDependencies {
  /** The text of a file for support: the last steps of this visit, without secrets and personal data. */
  sessionFile: () => Promise<string>
  /** The state that a start of the app makes of entries of its storage; what fails its check is left out. */
  rehydrateState: (entries: Readonly<Record<string, string>>) => Promise<object>
}

export type AppDispatch = ThunkDispatch<unknown, ThunkExtra, UnknownAction>

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
