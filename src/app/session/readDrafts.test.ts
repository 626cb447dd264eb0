import fc from 'fast-check'
import { maskShape } from './maskShape'
import { createDraftReader } from './readDrafts'

afterEach(() => document.body.replaceChildren())

const readDrafts = () => createDraftReader(document)()

test('no letter and no digit of a text survives, its length and punctuation do', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => {
      const masked = maskShape(text)
      expect(masked).toMatch(/^[•@.+\-/:\s]*$/u)
      expect(masked.replace(/•/g, '')).toBe(text.replace(/[^@.+\-/:\s]/gu, ''))
      expect(Array.from(masked)).toHaveLength(Array.from(text).length)
    }),
  )
})

test.each([
  ['an e-mail', 'ann@mail.test', '•••@••••.••••'],
  ['a phone', '+970 599-000', '+••• •••-•••'],
  ['Arabic', 'ليلى ١٢', '•••• ••'],
  ['a date', '12/03/2027', '••/••/••••'],
])('%s keeps its shape', (_what, text, expected) => {
  expect(maskShape(text)).toBe(expected)
})

test('a draft is what stands in a control, by its name', () => {
  document.body.innerHTML = `
    <form>
      <input name="email" value="ann@mail.test">
      <textarea name="notes">Short, please</textarea>
      <select name="city"><option value="Hebron" selected>Hebron</option></select>
      <input type="checkbox" name="terms" checked>
      <input type="radio" name="tab" value="one"><input type="radio" name="tab" value="two" checked>
      <input name="empty">
      <input type="hidden" name="token" value="secret">
      <input name="Ann Lee" value="a name that no code gave">
    </form>`
  expect(readDrafts()).toEqual({
    email: '•••@••••.••••',
    notes: '•••••• ••••••',
    city: '••••••',
    terms: '✓',
    tab: '✓',
    empty: '',
  })
})

test.each([
  '<input type="password" name="pass">',
  '<input type="text" name="newPassword">',
  '<input type="text" autocomplete="current-password" name="it">',
  '<input inputmode="numeric" autocomplete="one-time-code" name="it">',
  '<input autocomplete="cc-number" name="it">',
  '<input name="cardNumber">',
])('of %s not even the length is told', html => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), text => {
      document.body.innerHTML = html
      const [control] = document.getElementsByTagName('input')
      if (control) control.value = text
      const drafts = Object.values(readDrafts())
      expect(drafts).toEqual(control?.value === '' ? [''] : ['••••••••'])
    }),
    { numRuns: 20 },
  )
})

test('drafts that have not changed are the same object', () => {
  document.body.innerHTML = '<input name="name" value="Ann">'
  const read = createDraftReader(document)
  const before = read()
  expect(read()).toBe(before)
  const [control] = document.getElementsByTagName('input')
  if (control) control.value = 'Anna'
  expect(read()).toEqual({ name: '••••' })
})

test('what can only be read is no draft', () => {
  document.body.innerHTML =
    '<textarea name="file" readonly>{}</textarea><input name="key" readonly value="one">'
  expect(readDrafts()).toEqual({})
})
