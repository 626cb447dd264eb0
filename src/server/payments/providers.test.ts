import { startApi } from '@/testing/kit/startApi'
import { addUser, signIn } from '@/testing/scenarios/builders'

test.each([
  ['a demo', true, 'form'],
  ['a shop', false, 'none'],
])('%s (demo: %s) without a provider takes cards by: %s', async (_name, demo, entry) => {
  const server = await startApi({ config: { demo } })
  const cookie = await signIn(server, await addUser(server.app, { role: 'barber' }))
  const asked = await server.request('GET', '/cards/entry', undefined, { cookie })
  expect(await asked.json()).toEqual({ success: true, data: { entry } })
  await server.close()
})

test('a shop without a provider sells nothing for the cards that anybody knows', async () => {
  const server = await startApi({ config: { demo: false } })
  const cookie = await signIn(server, await addUser(server.app, { role: 'barber' }))
  const order = { tier: 'bronze', size: 'one_person', coupon: null, paymentMethod: 'tok_succeeds' }
  const answer = await server.request('POST', '/subscriptions', order, { cookie, key: 'key-1' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fields: { paymentMethod: 'card_invalid' } })
  expect(await server.app.db.selectFrom('subscriptions').selectAll().execute()).toEqual([])
  await server.close()
})
