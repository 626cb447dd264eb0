/** Every query parameter of our addresses; `chair` and `serviceId` come from mails of earlier releases. */
export type AddressParameter =
  | 'appointment'
  | 'bank'
  | 'by'
  | 'card'
  | 'chair'
  | 'city'
  | 'country'
  | 'date'
  | 'day'
  | 'devtools'
  | 'evening'
  | 'everywhere'
  | 'hour'
  | 'kind'
  | 'lang'
  | 'like'
  | 'near'
  | 'open'
  | 'pay'
  | 'section'
  | 'sectionId'
  | 'service'
  | 'serviceId'
  | 'slot'
  | 'sort'
  | 'span'
  | 'staff'
  | 'staffMember'
  | 'step'
  | 'text'
  | 'timeOff'
  | 'token'
  | 'type'
  | 'view'
  | 'walkIn'

/** The query of an address. It takes no parameter that is not in the list, so that each has its redaction. */
export interface AddressQuery extends URLSearchParams {
  append(name: AddressParameter, value: string): void
  delete(name: AddressParameter, value?: string): void
  get(name: AddressParameter): string | null
  getAll(name: AddressParameter): string[]
  has(name: AddressParameter, value?: string): boolean
  set(name: AddressParameter, value: string): void
}

export const addressQuery = (
  query: string | URLSearchParams | [AddressParameter, string][] = '',
): AddressQuery => new URLSearchParams(query)

/** The query string with its `?`, or an empty string. */
export const searchOf = (query: URLSearchParams): string => (query.size > 0 ? `?${query.toString()}` : '')
