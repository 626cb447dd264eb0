import { newClientOf, readNewClient } from './newClient'

const newClient = newClientOf({ country: 'Palestine', businessType: 'beauty_salon' })

test('the router’s state gives back what the salon’s page put into it', () => {
  expect(readNewClient({ from: '/salons/noor/book', newClient })).toEqual({
    country: 'Palestine',
    business: 'beauty_salon',
  })
})

test.each<[string, unknown]>([
  ['no state', null],
  ['a page to return to only', { from: '/user' }],
  ['a country that is none', { newClient: { ...newClient, country: 'Atlantis' } }],
  ['a business that is none', { newClient: { ...newClient, business: 'customer' } }],
  ['a list', { newClient: [] }],
])('%s tells nothing', (_what, state) => {
  expect(readNewClient(state)).toBeUndefined()
})
