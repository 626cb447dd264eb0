import { sentenceOf } from './sentenceOf'

test('every place is filled with its value, as it is', () => {
  const greet = sentenceOf('{{who}}: {{what}}, {{who}}.')
  expect(greet({ who: 'Lina', what: '$& {{what}} <b>' })).toBe('Lina: $& {{what}} <b>, Lina.')
})

test('a place without a value stays, so that it is noticed', () => {
  expect(sentenceOf('{{who}} {{what}}')({ who: 'Lina' })).toBe('Lina {{what}}')
})
