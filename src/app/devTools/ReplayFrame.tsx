import { Fragment, useSyncExternalStore, type ReactNode } from 'react'
import type { ReplayGate } from './replayGate'

interface ReplayFrameProps {
  gate: ReplayGate
  children: ReactNode
}

/** Mounts the app's pages anew when the own session comes back. */
export function ReplayFrame({ gate, children }: ReplayFrameProps) {
  const isReplaying = useSyncExternalStore(gate.subscribe, gate.isReplaying, gate.isReplaying)
  return <Fragment key={String(isReplaying)}>{children}</Fragment>
}
