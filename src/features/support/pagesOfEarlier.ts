import { isRecord } from '@/domain/isRecord'

type Fields = Record<string, unknown>

/** Its answer was one list. */
const endpoint = 'listClientAppointments'

const inPages = (list: unknown) => ({ pages: [{ data: list }], pageParams: [null] })

const isOld = (entry: unknown): entry is Fields =>
  isRecord(entry) && entry['endpointName'] === endpoint && Array.isArray(entry['data'])

export function stateWithPages(state: Fields): Fields {
  const { api } = state
  if (!isRecord(api) || !isRecord(api['queries'])) return state
  const entries = Object.entries(api['queries'])
  if (!entries.some(([, entry]) => isOld(entry))) return state
  const queries = entries.map(([key, entry]) => [
    key,
    isOld(entry) ? { ...entry, data: inPages(entry['data']) } : entry,
  ])
  return { ...state, api: { ...api, queries: Object.fromEntries(queries) as Fields } }
}

export function actionWithPages(action: Fields): Fields {
  const { meta, payload } = action
  const arg = isRecord(meta) ? meta['arg'] : undefined
  return isRecord(arg) && arg['endpointName'] === endpoint && Array.isArray(payload)
    ? { ...action, payload: inPages(payload) }
    : action
}
