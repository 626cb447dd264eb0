import fc from 'fast-check'
import { birthdayParts, isBirthday, joinBirthday } from './birthday'
import { tagsIn } from './clientTags'

test.each([
  ['1990-05-12', true],
  ['--05-12', true],
  ['--02-29', true],
  ['2000-02-29', true],
  ['2001-02-29', false],
  ['--02-30', false],
  ['1990-13-01', false],
  ['1899-01-01', false],
  ['90-05-12', false],
  ['--05-', false],
  ['--5-12', false],
  ['soon', false],
])('%s is a birthday: %s', (typed, is) => {
  expect(isBirthday(typed)).toBe(is)
})

test('its parts are joined as they were taken apart', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{0,${length}}$`))
  fc.assert(
    fc.property(digits(4), digits(2), digits(2), (year, month, day) => {
      expect(birthdayParts(joinBirthday({ year, month, day }))).toEqual({ year, month, day })
    }),
  )
  expect(joinBirthday({ year: '', month: '', day: '' })).toBe('')
})

test('tags are parted by commas of both languages, each once', () => {
  expect(tagsIn(' VIP، Colour,vip,, ')).toEqual(['VIP', 'Colour'])
})
