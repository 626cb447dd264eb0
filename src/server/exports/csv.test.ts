import { toCsv, type Cell } from './csv'

const cell = (value: Cell): string => toCsv([[value]]).slice('\uFEFF'.length, -'\r\n'.length)

test.each([
  '=1+1',
  '+1+1',
  '+A1',
  '-1',
  '+970599000111+A1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '  =1+1',
  '\n@A1',
  '\u00a0=1+1',
])('a text that a spreadsheet would run, like %j, stays a text', text =>
  expect(cell(text)).toBe(`"'${text}"`),
)

test.each([
  ['a name', 'سارة', '"سارة"'],
  ['a phone number', '+970599000111', '"+970599000111"'],
  ['a dash inside', 'Al-Basha', '"Al-Basha"'],
  ['commas, quotes and lines', 'a, "b"\nc', '"a, ""b""\nc"'],
  ['nothing', null, '""'],
  ['a number', 20, '20'],
  ['a number below 0', -20, '-20'],
])('%s is written as it is', (_what, value, written) => expect(cell(value)).toBe(written))

test('lines end as RFC 4180 has it, and the file begins with the mark of UTF-8', () => {
  expect(toCsv([['a', 1], ['b']])).toBe('\uFEFF"a",1\r\n"b"\r\n')
})
