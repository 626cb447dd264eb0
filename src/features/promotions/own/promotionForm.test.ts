import type { PromotionRequest } from '@/domain/promotionRequest'
import { offeredSalon } from '@/testing/scenarios/offeredSalon'
import { promotionForm, promotionRequestOf } from './promotionForm'

const present = offeredSalon.sections.flatMap(({ services }) => services.map(({ id }) => id))
const promotion = (serviceIds: string[] | null): PromotionRequest => ({
  title: 'A fifth off',
  titleAr: null,
  details: '',
  startsOn: '2027-02-01',
  endsOn: '2027-02-10',
  discount: { kind: 'percent', value: 20 },
  serviceIds,
})
const sentAgain = (serviceIds: string[] | null) =>
  promotionRequestOf(promotionForm(promotion(serviceIds), offeredSalon, '2027-02-01'))

test('a change sends the services that the salon still has', () => {
  expect(sentAgain(['deleted', ...present])).toEqual(promotion(present))
  expect(sentAgain(null)).toEqual(promotion(null))
})

test('a promotion of deleted services alone does not become one for all', () => {
  expect(sentAgain(['deleted']).serviceIds).toEqual([])
})
