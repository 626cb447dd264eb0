import type { ThunkExtra } from '@/store/services'

/*
 * What a page needs of its session after its start. It is one file, so that the start of every page names no other: a
 * lazy import lists all the files that it needs.
 */
export { connectLater } from '../connectLater'
export { CrashActions } from '../routes/CrashActions'
export { crashOf } from './incidents'
export { writeSessionFile } from './session'

export const loadDeviceToasts = async () => (await import('../frames/DeviceToasts')).DeviceToasts

export const createDevTools = async () => (await import('../devTools/devTools')).createDevTools()

export const rehydrateState: ThunkExtra['rehydrateState'] = async entries =>
  (await import('./rehydrateState')).rehydrateState(entries)

export const replayActions: ThunkExtra['replayActions'] = async (first, actions) =>
  (await import('../replay/replayExport')).replayExport(first, actions)
