import type { AddressParameter } from '@/domain/addressQuery'
import { auditActors, auditKinds } from '@/domain/audit'
import { anyStaff, bookingSteps, earlierStaff } from '@/domain/bookingAddress'
import { decodedSegment } from '@/domain/decodedSegment'
import { diarySpans } from '@/domain/diarySpan'
import { hoursOfDay, namedDays } from '@/domain/freeTime'
import { citiesByCountry } from '@/domain/geography/allCities'
import { countries } from '@/domain/geography/country'
import { languages } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { businessTypes } from '@/domain/role'
import { salonSorts } from '@/domain/salonSearch'
import { setUpViews } from '@/domain/setUpSteps'
import { withoutEndSlashes } from '@/domain/withoutEndSlashes'
import type { locationSlice } from './locationSlice'
import type { Hide, SliceRedaction } from './redaction'

const ownPaths: ReadonlySet<string> = new Set(
  Object.values(paths).flatMap(path => (typeof path === 'string' ? [path.toLowerCase()] : [])),
)
const salonPath = /^(\/salons\/)([^/]+)((?:\/book)?)$/

/** The words that a parameter may say in a session file; any other value is redacted by its shape. */
const words: Readonly<Record<AddressParameter, readonly string[]>> = {
  appointment: [],
  bank: [],
  by: auditActors,
  card: [],
  [earlierStaff]: [anyStaff],
  city: Object.values(citiesByCountry).flatMap(cities => cities.map(({ name }) => name)),
  country: countries.map(({ name }) => name),
  date: [],
  day: namedDays,
  devtools: [],
  evening: ['true'],
  everywhere: ['true'],
  hour: hoursOfDay.map(String),
  kind: auditKinds,
  lang: languages,
  like: [],
  near: ['me'],
  open: ['now'],
  pay: [],
  section: [],
  sectionId: [],
  service: [],
  serviceId: [],
  slot: [],
  sort: salonSorts,
  span: diarySpans,
  staff: [anyStaff],
  staffMember: ['all'],
  step: [...bookingSteps, ...setUpViews],
  text: [],
  timeOff: [],
  token: [],
  type: businessTypes,
  view: ['list', 'calendar', 'map'],
  walkIn: ['next'],
}

const isParameter = (name: string): name is AddressParameter => Object.hasOwn(words, name)

const pathname: Hide = (path, hide) => {
  if (ownPaths.has(withoutEndSlashes(path.toLowerCase()) || '/')) return path
  const [, before, id, after] = salonPath.exec(path) ?? []
  return id === undefined ? hide(path) : `${before}${encodeURIComponent(hide(decodedSegment(id)))}${after}`
}

/** Redacts a query string: with its `?`, or empty. */
const search: Hide = (text, hide) => {
  if (text === '') return ''
  const hidden = [...new URLSearchParams(text)].map(([name, value]) =>
    isParameter(name) ? [name, words[name].includes(value) ? value : hide(value)] : [hide(name), hide(value)],
  )
  return `?${new URLSearchParams(hidden)}`
}

const hash: Hide = (text, hide) => (text === '#main' ? text : `#${hide(text.slice(1))}`)

const address: Hide = (text, hide) => {
  const [path = '', query = ''] = text.split(/(?=\?)/s)
  return pathname(path, hide) + search(query, hide)
}

export const locationRedaction: SliceRedaction<typeof locationSlice> & {
  from: Hide
  country: 'told'
  business: 'token'
} = {
  pathname,
  search,
  hash,
  from: address,
  country: 'told',
  business: 'token',
}
