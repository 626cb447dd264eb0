import { storedUserSchema, type User } from './user'

const ann: User = {
  uid: 'u1',
  name: 'Ann Lee',
  email: 'ann@example.test',
  phone: '+970599000111',
  role: 'customer',
  salon: 'barber',
  city: 'Hebron',
  country: 'Palestine',
  address: '',
}

test('a stored user comes back as it was', () => {
  expect(storedUserSchema.validateSync(JSON.parse(JSON.stringify(ann)))).toEqual(ann)
})

test('a foreign host may leave out what it does not know', () => {
  const { uid, name, email, role } = ann
  const completed = { phone: '', salon: 'barber', city: '', country: '', address: '' }
  expect(storedUserSchema.validateSync({ uid, name, email, role })).toEqual({
    uid,
    name,
    email,
    role,
    ...completed,
  })
})

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'Ann'],
  ['a list', []],
  ['nothing', {}],
  ['an unknown role', { ...ann, role: 'admin' }],
  ['an empty uid', { ...ann, uid: '' }],
  ['a number as uid', { ...ann, uid: 7 }],
  ['a nested e-mail', { ...ann, email: { at: 'example.test' } }],
])('%s is nobody', (_what, value) => {
  expect(storedUserSchema.isValidSync(value)).toBe(false)
})
