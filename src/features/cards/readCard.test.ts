import { sandboxCards } from '@/domain/sandboxCards'
import { groupedNumber, readCard, type CardField } from './readCard'

function formWith(typed: Partial<Record<CardField, string>>): HTMLFormElement {
  const form = document.createElement('form')
  const values = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', ...typed }
  for (const [name, value] of Object.entries(values)) {
    const box = document.createElement('input')
    Object.assign(box, { name, value })
    form.append(box)
  }
  return form
}

test.each(sandboxCards.map(({ number, token }) => [groupedNumber(number), token]))(
  'the card %s is named by %s',
  (number, token) => {
    expect(readCard(formWith({ number }))).toEqual({ paymentMethod: token })
  },
)

test.each<Partial<Record<CardField, string>>>([
  { number: '4242-4242-4242-4242' },
  { number: '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', expiry: '١٢/٣٠', cvc: '١٢٣' },
  { number: '\u202a4242\u00a04242\u20114242\u20114242\u202c', expiry: '\u200e12/30', cvc: '१२३\u200f' },
  { expiry: ' 1 / 31 ', cvc: ' 1234 ' },
  { expiry: '01/31' },
  { expiry: '1230' },
  { expiry: '12 30' },
  { expiry: '12-30' },
  { expiry: '12 / 2030' },
  { expiry: '122030' },
])('%j reads as well', typed => {
  expect(readCard(formWith(typed))).toEqual({ paymentMethod: 'tok_succeeds' })
})

test.each<[Partial<Record<CardField, string>>, CardField[]]>([
  [{ number: '' }, ['number']],
  [{ number: '4242 4242 4242 424' }, ['number']],
  [{ expiry: '13/30' }, ['expiry']],
  [{ expiry: '00/30' }, ['expiry']],
  [{ expiry: '1330' }, ['expiry']],
  [{ expiry: '123' }, ['expiry']],
  [{ expiry: '12/1930' }, ['expiry']],
  [{ cvc: '12' }, ['cvc']],
  [{ cvc: '12345' }, ['cvc']],
  [{ number: '1', expiry: '', cvc: 'abc' }, ['number', 'expiry', 'cvc']],
])('%j is told at %j', (typed, problems) => {
  expect(readCard(formWith(typed))).toEqual({ problems })
})
