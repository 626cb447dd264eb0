import { paths } from '@/domain/paths'
import { plainFields } from './plainFields'

const known: ReadonlySet<string> = new Set(
  Object.values(paths).flatMap(path => (typeof path === 'string' ? [path.toLowerCase()] : [])),
)
const salonPage = /^\/salons\/[\w-]{1,64}(\/book)?$/
/** Parameters of addresses that no field is called like. */
const plainParameters: ReadonlySet<string> = new Set([
  'businessType',
  'chair',
  'country',
  'devtools',
  'lang',
  'like',
  'near',
  'openNow',
  'service',
  'span',
  'view',
])

/** Whether the path is one of the product's own, with nothing in it but an id. */
export function isOwnPath(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
  return known.has(path) || salonPage.test(path)
}

/** A query string (with its `?`, or empty) whose parameters are hidden unless they are known to tell nothing. */
export function hideParameters(search: string, hide: (value: string, name: string) => string): string {
  if (search === '') return ''
  const parameters = [...new URLSearchParams(search)].map(([name, value]): [string, string] => {
    if (plainParameters.has(name)) return [name, value]
    const isField = Object.hasOwn(plainFields, name) || /^(card|text|token)$/.test(name)
    return isField ? [name, hide(value, name)] : [hide(name, ''), hide(value, '')]
  })
  return `?${new URLSearchParams(parameters)}`
}
