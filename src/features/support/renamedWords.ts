import { actionOfToday } from './renamedActions'

type Fields = Record<string, unknown>

/** Renamed fields and endpoints: the name in files of release 0.1.0, then today's name. */
const renamed: Readonly<Record<string, string>> = {
  asksPerson: 'asksStaff',
  chair: 'staffMember',
  chairId: 'staffId',
  chairIds: 'staffIds',
  chairName: 'staffName',
  chairs: 'staff',
  customerName: 'clientName',
  customerPhone: 'clientPhone',
  listCustomerAppointments: 'listClientAppointments',
  listNotices: 'listNotifications',
  listOffers: 'listPromotions',
  memberId: 'staffId',
  members: 'staff',
  moving: 'rescheduling',
  movingId: 'reschedulingId',
  Notice: 'Notification',
  notices: 'notifications',
  offerId: 'promotionId',
  outcome: 'result',
  overtaken: 'staleWrite',
  place: 'position',
  visit: 'locationKey',
}

const inNewWords = (text: string): string => text.replace(/[A-Za-z]+/g, word => renamed[word] ?? word)

/** Fields whose value is itself a name. */
const naming = new Set(['type', 'endpointName', 'queryCacheKey', 'problem'])

/** The cache key starts with the endpoint's name; its arguments stay unchanged. */
const keyInNewWords = (key: string): string => key.replace(/^[A-Za-z]+/, inNewWords)

function renamedIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamedIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      keyInNewWords(key),
      naming.has(key) && typeof field === 'string' ? inNewWords(field) : renamedIn(field),
    ]),
  )
}

/** In release 0.1.0 the field `location` was called `place`; the last files of format 2 have today's words already. */
export function stateInNewWords({ place, ...state }: Fields): Fields {
  return { ...(renamedIn(state) as Fields), ...(place !== undefined && { location: place }) }
}

/** The type is mapped as a whole: a word in it may stand for several of today's. */
export function actionInNewWords({ type, ...fields }: Fields): Fields {
  return actionOfToday({ ...(renamedIn(fields) as Fields), type })
}
