import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { HeldFiles } from './heldFiles'
import type { OpenLive } from './live'
import type { Secrets } from './secrets'
import type { Vault } from './vault'

/** The store's dependencies: its only access to clock, randomness and encryption. */
export interface StoreDependencies {
  secrets: Secrets
  files: HeldFiles
  vault: Vault
  /** The device's clock: milliseconds since 1970. */
  now: () => number
  newKey: () => string
  /** Navigates to another site. */
  leaveFor: (url: string) => void
  /** Sends the calls of the API; left out, the browser does. */
  fetch?: typeof fetch | undefined
  /** Opens the stream of live events; undefined where nothing is live. */
  openLive?: OpenLive | undefined
}

export interface ThunkExtra extends StoreDependencies {
  /** The server's clock, as far as its answers have told it: milliseconds since 1970. */
  now: () => number
  /** The session file for support: the session's last steps, without secrets and personal data. */
  sessionFile: () => Promise<string>
  /** The state that the app rehydrates from storage entries; entries that fail their check are left out. */
  rehydrateState: (entries: Readonly<Record<string, string>>) => Promise<object>
  /** The state before the actions and after each of them; without a first state, the app starts from the beginning. */
  replayActions: (
    first: object | null,
    actions: readonly UnknownAction[],
  ) => Promise<readonly [object, ...object[]]>
}

export type AppDispatch = ThunkDispatch<unknown, ThunkExtra, UnknownAction>

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
