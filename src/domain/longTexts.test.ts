import { isSchema, type AnySchema, type ObjectSchema } from 'yup'
import * as accessKey from './accessKey'
import * as account from './account'
import * as appointment from './appointment'
import * as contact from './contact'
import * as gallery from './gallery'
import * as ownerRequests from './ownerRequests'
import * as poster from './poster'
import * as profile from './profile'
import * as review from './review'
import * as sectionRequests from './sectionRequests'
import * as serviceRequests from './serviceRequests'
import * as team from './team'

const modules = {
  accessKey,
  account,
  appointment,
  contact,
  gallery,
  ownerRequests,
  poster,
  profile,
  review,
  sectionRequests,
  serviceRequests,
  team,
}

const isObject = (value: unknown): value is ObjectSchema<object> =>
  isSchema(value) && value.describe().type === 'object'

/** Rules that say how the text looks, or how long it may be in words. */
const spoken = ['email_invalid', 'password_too_long', 'value_invalid']

interface Limited {
  field: string
  schema: AnySchema
  max: number
}

const limitedIn = (schema: ObjectSchema<object>): Limited[] =>
  Object.entries(schema.describe().fields).flatMap(([field, described]) => {
    if (described.type !== 'string' || !('tests' in described)) return []
    const max = described.tests.find(({ name }) => name === 'max')?.params?.['max']
    return typeof max === 'number' ? [{ field, max, schema: schema.fields[field as never] as AnySchema }] : []
  })

const limited = Object.entries(modules).flatMap(([module, exported]) =>
  Object.entries(exported)
    .filter(([, value]) => isObject(value))
    .flatMap(([name, value]) =>
      limitedIn(value as ObjectSchema<object>).map(one => [`${module}.${name}.${one.field}`, one] as const),
    ),
)

test('there are such texts', () => {
  expect(limited.length).toBeGreaterThan(15)
})

test.each(limited)('%s says how long it may be', async (_name, { schema, max }) => {
  const message = await schema.validate('x'.repeat(max + 1)).then(
    () => '',
    (error: unknown) => (error as Error).message,
  )
  if (!spoken.includes(message)) expect(message).toMatch(new RegExp(`_too_long-${max}$`))
})
