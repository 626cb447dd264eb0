import { Hono } from 'hono'
import { object, string } from 'yup'
import { rule } from '@/domain/rules'
import { mostZonesAtOnce, ownOffsets, shownSpan } from '@/domain/zoneCorrections'
import type { ZoneOffsets } from '@/domain/zoneOffsets'
import { canonicalTimeZone } from '@/domain/zonedTime'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { readQuery } from '../http/readInput'

/** Separated by commas. */
const zonesQuery = object({ names: string().required(rule('value_invalid')) })

/** GET /time-zones: the offsets of the named zones over the time that pages show; without those that are no zones. */
export function timeZoneRoutes({ now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()
  const computed = new Map<string, ZoneOffsets>()
  let computedFrom = 0

  function offsetsOf(timeZone: string): ZoneOffsets {
    const span = shownSpan(now())
    if (span.from !== computedFrom) computed.clear()
    computedFrom = span.from
    const offsets = computed.get(timeZone) ?? ownOffsets(timeZone, span)
    computed.set(timeZone, offsets)
    return offsets
  }

  routes.get('/', async context => {
    const { names } = await readQuery(context, zonesQuery)
    const zones = names.split(',', mostZonesAtOnce).filter(name => canonicalTimeZone(name) === name)
    return answer(context, zones.map(offsetsOf))
  })

  return routes
}
