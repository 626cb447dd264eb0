import type { AnyObject, ObjectSchema } from 'yup'
import { readSchemas } from '@/testing/kit/readSchemas'

/** Characters that show nothing: joiners, fillers, blank letters, spaces of any width, tags. */
const invisible = ['\u200b', '\u3164', '\u2800', '\u00ad\u2060', '\u200d', ' \u00a0\u3000', '\u{e0020}']

/** What names or proves something is compared with what is stored, and never read by people. */
const isCompared = (field: string) => /(Ids?|uid|password|token|key|paymentMethod)$/i.test(field)

const takes = (schema: ObjectSchema<AnyObject>, field: string, value: string): Promise<boolean> =>
  schema.validateAt(field, { [field]: value }).then(
    () => true,
    () => false,
  )

test('wherever a text is required, one that shows nothing is missing', async () => {
  const taken: string[] = []
  let required = 0
  for (const [name, schema] of await readSchemas()) {
    // The shape of an entry in the browser's storage, which nobody types.
    if (name === 'storedUserSchema') continue
    for (const field of Object.keys(schema.fields)) {
      if (isCompared(field) || (await takes(schema, field, ''))) continue
      required += 1
      for (const text of invisible) {
        if (await takes(schema, field, text)) taken.push(`${name}.${field}: ${JSON.stringify(text)}`)
      }
    }
  }
  expect(taken).toEqual([])
  expect(required).toBeGreaterThan(40)
})
