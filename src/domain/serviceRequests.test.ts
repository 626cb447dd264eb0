import { ValidationError } from 'yup'
import { sectionSchema } from './sectionRequests'
import { serviceSchema } from './serviceRequests'

const haircut = { sectionId: 'hair', name: 'Haircut', nameAr: null, cost: 20, currency: 'USD', time: 60 }

const faultsOf = (
  schema: typeof serviceSchema | typeof sectionSchema,
  value: object,
): Record<string, string> => {
  try {
    schema.validateSync(value, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message] as const))
  }
}

test.each([
  19.99,
  8.2,
  0.1 + 0.2,
  1.005,
  -5,
  '19.99',
  '19,99',
  '1e3',
  '-5',
  '+5',
  '0x10',
  '',
  ' ',
  null,
  true,
  [20],
])('the cost %p is refused, never rounded', cost => {
  expect(faultsOf(serviceSchema, { ...haircut, cost })).toEqual({ cost: 'cost_invalid' })
})

test('a cost beyond reason is refused', () => {
  expect(faultsOf(serviceSchema, { ...haircut, cost: 999_999_999_999 })).toEqual({ cost: 'cost_too_large' })
})

test.each([
  [0, 0],
  ['20', 20],
  ['٢٠', 20],
  [1_000_000, 1_000_000],
])('the cost %p is stored as %i', (cost, stored) => {
  expect(serviceSchema.validateSync({ ...haircut, cost }).cost).toBe(stored)
})

test.each([
  [0, 'minutes_out_of_range'],
  [-30, 'minutes_invalid'],
  [1e9, 'minutes_out_of_range'],
  ['60abc', 'minutes_invalid'],
  ['', 'minutes_invalid'],
  [undefined, 'minutes_invalid'],
  [12.5, 'minutes_invalid'],
])('a service of %p minutes is refused', (time, code) => {
  expect(faultsOf(serviceSchema, { ...haircut, time })).toEqual({ time: code })
})

test.each(['Dollar', 'usd', 'ZZZ', '', null, undefined])('the currency %p is refused', currency => {
  expect(faultsOf(serviceSchema, { ...haircut, currency })).toEqual({ currency: 'currency_unknown' })
})

const colour = { ...haircut, time: 100, pauseAfterMinutes: 30, pauseMinutes: 40, cleanUpMinutes: 10 }

test('a pause and a clean-up are none where they are blank or left out', () => {
  const none = { pauseAfterMinutes: 0, pauseMinutes: 0, cleanUpMinutes: 0 }
  expect(serviceSchema.validateSync(haircut)).toMatchObject(none)
  const blank = { pauseAfterMinutes: '', pauseMinutes: ' ', cleanUpMinutes: '' }
  expect(serviceSchema.validateSync({ ...haircut, ...blank })).toMatchObject(none)
  expect(serviceSchema.validateSync({ ...colour, pauseMinutes: '٤٠' })).toEqual({
    ...colour,
    leadMinutes: null,
    horizonDays: null,
    staffTerms: [],
  })
})

test.each<[object, Record<string, string>]>([
  [{ pauseMinutes: 65 }, {}],
  [{ pauseMinutes: 70 }, { pauseMinutes: 'pause_outside_service' }],
  [{ time: 74 }, { pauseMinutes: 'pause_outside_service' }],
  [{ time: 75 }, {}],
  [{ time: '' }, { time: 'minutes_invalid' }],
  [{ pauseMinutes: 7 }, { pauseMinutes: 'gap_not_in_fives' }],
  [{ pauseMinutes: -5 }, { pauseMinutes: 'gap_not_in_fives' }],
  [{ pauseMinutes: 'long' }, { pauseMinutes: 'gap_not_in_fives' }],
  [{ pauseAfterMinutes: 0 }, { pauseAfterMinutes: 'pause_start_missing' }],
  [{ pauseMinutes: 0 }, { pauseMinutes: 'pause_length_missing' }],
  [{ cleanUpMinutes: 65 }, { cleanUpMinutes: 'clean_up_out_of_range' }],
  [{ cleanUpMinutes: 12 }, { cleanUpMinutes: 'gap_not_in_fives' }],
  [{ cleanUpMinutes: 1e12 }, { cleanUpMinutes: 'clean_up_out_of_range' }],
])('a colour with %p is judged at its fields', (change, faults) => {
  expect(faultsOf(serviceSchema, { ...colour, ...change })).toEqual(faults)
})

test('names are required, trimmed and bounded', () => {
  expect(faultsOf(serviceSchema, { ...haircut, name: '   ' })).toEqual({ name: 'service_name_required' })
  expect(faultsOf(sectionSchema, { name: ' \n ' })).toEqual({ name: 'section_name_required' })
  expect(faultsOf(sectionSchema, { name: 'x'.repeat(81) })).toEqual({ name: 'name_too_long-80' })
  expect(sectionSchema.validateSync({ name: '  Hair ' })).toEqual({ name: 'Hair', nameAr: null })
  for (const nameAr of ['', '  ', null]) {
    expect(sectionSchema.validateSync({ name: 'Hair', nameAr })).toEqual({ name: 'Hair', nameAr: null })
    expect(serviceSchema.validateSync({ ...haircut, nameAr })).toMatchObject({ nameAr: null })
  }
})
