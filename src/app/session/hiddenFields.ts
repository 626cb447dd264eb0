/** How a value is hidden, by the kind of thing that it is. */
export type Hiding =
  | 'secret'
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'text'
  | 'digits'
  | 'zero'
  | 'picture'
  | 'message'
  | 'pathname'
  | 'search'
  | 'hash'

/** `of: 'person'`: only where it is said of a person; of a shop the same name stands for what the shop itself tells all. */
export interface HiddenField {
  as: Hiding
  of: 'anyone' | 'person'
  /** Words of the product's own under that name, which its reducers say. */
  unless?: readonly string[]
}

const hide = (as: Hiding): HiddenField => ({ as, of: 'anyone' })
const hideOfPerson = (as: Hiding): HiddenField => ({ as, of: 'person' })

/** What no file for support may hold: secrets, and whatever tells of a person. All others are in `plainFields.ts`. */
export const hiddenFields = {
  address: hideOfPerson('address'),
  answer: hide('text'),
  author: hide('name'),
  barberName: hide('name'),
  barberNameAr: hide('name'),
  barberProfileImage: hide('picture'),
  cardHint: hide('digits'),
  chargeId: hide('secret'),
  code: hide('secret'),
  coupon: hide('secret'),
  currentPassword: hide('secret'),
  customer: hide('name'),
  customerName: hide('name'),
  customerPhone: hide('phone'),
  data: hide('text'),
  declineReason: hide('text'),
  distanceKm: hide('zero'),
  email: hide('email'),
  etag: hide('secret'),
  file: hide('text'),
  fileName: hide('text'),
  firstName: hide('name'),
  from: hide('pathname'),
  hash: hide('hash'),
  hint: hide('digits'),
  idempotencyKey: hide('secret'),
  identifier: hide('email'),
  key: hide('secret'),
  lastName: hide('name'),
  latitude: hide('zero'),
  longitude: hide('zero'),
  mark: hide('text'),
  /** The router's key of a visit, like `place.key`. */
  menuOpenIn: hide('secret'),
  message: hide('message'),
  name: hideOfPerson('name'),
  nameAr: hideOfPerson('name'),
  newPassword: hide('secret'),
  notes: hide('text'),
  password: { ...hide('secret'), unless: ['locked', 'unlocked', 'changed'] },
  pathname: hide('pathname'),
  paymentMethod: hide('secret'),
  phone: hide('phone'),
  photoUrl: hideOfPerson('picture'),
  reason: hideOfPerson('text'),
  redirectUrl: hide('secret'),
  request: hide('text'),
  sealedPassword: hide('secret'),
  search: hide('search'),
  secret: hide('secret'),
  text: hide('text'),
  token: hide('secret'),
  url: hide('secret'),
  verificationCode: hide('secret'),
  visit: hide('secret'),
} as const satisfies Record<string, HiddenField>
