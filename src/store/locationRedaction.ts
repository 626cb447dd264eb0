import { anyStaff } from '@/domain/bookingAddress'
import { paths } from '@/domain/paths'
import type { locationSlice } from './locationSlice'
import type { Hide, SliceRedaction } from './redaction'

const ownPaths: ReadonlySet<string> = new Set(
  Object.values(paths).flatMap(path => (typeof path === 'string' ? [path.toLowerCase()] : [])),
)
const salonPath = /^(\/salons\/)([\w-]{1,64})((?:\/book)?)$/

/** The query parameters of our addresses. Typed text and secrets are redacted as everywhere. */
const parameters = {
  appointment: undefined,
  bank: undefined,
  businessType: 'token',
  card: undefined,
  city: 'told',
  country: 'told',
  date: undefined,
  devtools: undefined,
  everywhere: 'token',
  lang: 'token',
  like: undefined,
  near: 'token',
  open: 'token',
  pay: undefined,
  section: undefined,
  sectionId: undefined,
  service: undefined,
  serviceId: undefined,
  slot: undefined,
  sort: 'token',
  span: 'token',
  staff: undefined,
  step: 'token',
  text: undefined,
  token: undefined,
  type: 'token',
  view: 'token',
} as const

const isParameter = (name: string): name is keyof typeof parameters => Object.hasOwn(parameters, name)

const pathname: Hide = (path, hide) => {
  if (ownPaths.has(path.toLowerCase().replace(/(?<=.)\/+$/, ''))) return path
  const [, before, id, after] = salonPath.exec(path) ?? []
  return id === undefined ? hide(path) : `${before}${encodeURIComponent(hide(id))}${after}`
}

const parameter = (name: keyof typeof parameters, value: string, hide: Parameters<Hide>[1]): string =>
  name === 'staff' && value === anyStaff ? value : hide(value, parameters[name])

/** Redacts a query string: with its `?`, or empty. */
const search: Hide = (text, hide) => {
  if (text === '') return ''
  const hidden = [...new URLSearchParams(text)].map(([name, value]) =>
    isParameter(name) ? [name, parameter(name, value, hide)] : [hide(name), hide(value)],
  )
  return `?${new URLSearchParams(hidden)}`
}

const hash: Hide = (text, hide) => (text === '#main' ? text : `#${hide(text.slice(1))}`)

const address: Hide = (text, hide) => {
  const [path = '', query = ''] = text.split(/(?=\?)/s)
  return pathname(path, hide) + search(query, hide)
}

export const locationRedaction: SliceRedaction<typeof locationSlice> & { from: Hide } = {
  pathname,
  search,
  hash,
  from: address,
}
