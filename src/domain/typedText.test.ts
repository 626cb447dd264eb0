import fc from 'fast-check'
import { manyLines, manyLinesText, oneLine, oneLineText } from './typedText'

test.each([
  ['  Ann Lee ', 'Ann Lee'],
  ['Ann\r\nBcc: all@kursi.example', 'Ann Bcc: all@kursi.example'],
  ['Ann\u2028Lee', 'Ann Lee'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['صالون \u200fالباشا\u200e', 'صالون الباشا'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🦰 Rana', '👩\u200d🦰 Rana'],
  ['zero\u200bwidth\ufeff', 'zerowidth'],
])('one line: %j is stored as %j', (typed, stored) => {
  expect(oneLine(typed)).toBe(stored)
})

test.each([
  ['\u200b'],
  ['\u3164'],
  ['\u2800'],
  ['\u00ad\u2060'],
  ['\u200d'],
  ['\u0301'],
  ['\ufe0f'],
  [' \u00a0\u3000'],
  ['\u{e0020}'],
  ['\u202e\u202c'],
])('%j shows nothing: a required text is missing', async invisible => {
  expect(oneLine(invisible)).toBe('')
  expect(manyLines(`\n${invisible}\t`)).toBe('')
  await expect(oneLineText().required('missing').validate(invisible)).rejects.toThrow('missing')
})

test.each([['١'], ['ق'], ['李'], ['-'], ['💈'], ['✂️'], ['é'], ['"']])('%s shows something', text => {
  expect(oneLine(text)).toBe(text)
})

test('a message keeps its lines and tabs', () => {
  expect(manyLines('one\r\ntwo\u2029three\tfour\u0007')).toBe('one\ntwo\nthree\tfour')
})

test('an object or a list is no text', async () => {
  for (const schema of [oneLineText(), manyLinesText()]) {
    for (const value of [{}, { trim: 'x' }, [['a']]]) await expect(schema.validate(value)).rejects.toThrow()
  }
})

test('whatever is typed: one line, nothing that turns the text after it, the same when stored again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), typed => {
      const stored = oneLine(typed)
      expect(stored).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f]/u)
      expect(oneLine(stored)).toBe(stored)
      expect(manyLines(stored)).toBe(stored)
    }),
  )
})
