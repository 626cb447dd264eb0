import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon } from '@/testing/scenarios/builders'
import { promote } from '@/testing/scenarios/promotions'
import { findPromotionOf, listDiscounts } from './promotions'

let api: TestApi
beforeEach(async () => {
  api = await startApi({ now: () => Date.parse('2027-02-01T08:00:00Z') })
})
afterEach(() => api.close())

test('discounts that have ended are not read', async () => {
  const { salon } = await addSalon(api.app)
  const discount = { salon_id: salon.id, discount_kind: 'percent', discount_value: 20 } as const
  await promote(api.app, { id: 'ended', ...discount, ends_on: '2027-01-31' })
  await promote(api.app, { id: 'last day', ...discount, ends_on: '2027-02-01' })
  await promote(api.app, { id: 'words', salon_id: salon.id })
  expect(await listDiscounts(api.app.db, salon.id, '2027-02-01')).toMatchObject([{ endsOn: '2027-02-01' }])
})

test('a promotion is found with its own salon only', async () => {
  const { salon } = await addSalon(api.app)
  const { salon: other } = await addSalon(api.app)
  await promote(api.app, { id: 'own', salon_id: salon.id })
  expect(await findPromotionOf(api.app.db, salon.id, 'own')).toMatchObject({ id: 'own' })
  expect(await findPromotionOf(api.app.db, other.id, 'own')).toBeUndefined()
})
