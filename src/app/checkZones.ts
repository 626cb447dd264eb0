import { timeZonesApi } from '@/api/timeZonesApi'
import { isRecord } from '@/domain/isRecord'
import { mostZonesAtOnce } from '@/domain/zoneCorrections'
import { zonesCorrected } from '@/store/clockSlice'
import type { AppDispatch } from '@/store/services'
import type { RootState } from './store/rootReducer'
import { whenIdle } from './whenIdle'

interface AnsweredStore {
  dispatch: AppDispatch
  getState: () => Pick<RootState, 'api'>
  subscribe: (listener: () => void) => () => void
}

function* zonesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* zonesIn(item)
  else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'timeZone' && typeof inner === 'string') yield inner
      else yield* zonesIn(inner)
    }
  }
}

/** Compares the zones of what the server has answered with the browser's, when idle. Returns the cleanup function. */
export function checkZones({ dispatch, getState, subscribe }: AnsweredStore): () => void {
  const read = new WeakSet<object>()
  const known = new Set<string>()
  let callOff: (() => void) | undefined
  let last: unknown

  const unknownZones = (): string[] => {
    const answers = Object.values(getState().api.queries).flatMap(query =>
      typeof query?.data === 'object' && query.data !== null && !read.has(query.data) ? [query.data] : [],
    )
    answers.forEach(answer => read.add(answer))
    return [...new Set(zonesIn(answers))].filter(zone => !known.has(zone)).slice(0, mostZonesAtOnce)
  }
  const check = async () => {
    callOff = undefined
    const zones = unknownZones()
    if (zones.length === 0) return
    zones.forEach(zone => known.add(zone))
    const call = dispatch(timeZonesApi.endpoints.listZoneCorrections.initiate(zones, { subscribe: false }))
    const { data = [], isError } = await call
    // The next answer with such a zone asks again.
    if (isError) zones.forEach(zone => known.delete(zone))
    if (data.length > 0) dispatch(zonesCorrected(data))
  }
  const checkLater = () => {
    const { queries } = getState().api
    if (queries === last) return
    last = queries
    callOff ??= whenIdle(() => void check())
  }
  checkLater()
  const unsubscribe = subscribe(checkLater)
  return () => {
    unsubscribe()
    callOff?.()
  }
}
