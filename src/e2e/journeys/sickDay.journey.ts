import type { Appointment } from '@/domain/appointment'
import type { Salon, SlotList } from '@/domain/salon'
import { paths } from '@/domain/paths'
import { addDays, weekdayOf, weekdays, type IsoDate } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import { signInByApi } from '@/e2e/kit/apiClient'
import { countPresses } from '@/e2e/kit/countPresses'
import { phone, startProduct, type Product } from '@/e2e/kit/product'
import { pressLabelOf } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const { diary } = words.en

/** After the demo data. */
const tuesday: IsoDate =
  weekdays
    .map((_day, index) => addDays(todayIn('Asia/Hebron', Date.now()), 44 + index))
    .find(date => weekdayOf(date) === 'Tuesday') ?? ''

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** Three appointments of the first staff member, with hours between them. */
async function bookThree() {
  const owner = await signInByApi(product, 'barber@kursi.example')
  const { id: salonId, sections, staff } = await owner.call<Salon>('GET', '/salons/mine')
  const staffId = staff[0]?.id ?? ''
  const serviceId = sections[0]?.services[0]?.id ?? ''
  const client = await signInByApi(product, 'client@kursi.example')
  const query = String(new URLSearchParams({ serviceId, date: tuesday, staffId }))
  const { slots } = await client.call<SlotList>('GET', `/salons/${salonId}/slots?${query}`)
  for (const { startsAt } of [slots[0], slots[8], slots[16]].flatMap(slot => slot ?? []))
    await client.call<Appointment>('POST', '/appointments', {
      salonId,
      serviceId,
      staffId,
      startsAt,
      forAnother: true,
    })
  return {
    staffId,
    listOfTuesday: () =>
      owner.call<Appointment[]>('GET', `/appointments/salon/${salonId}?from=${tuesday}&to=${tuesday}`),
  }
}

test('a staff member is ill on a Tuesday: all their clients go to others who are free, in under ten presses', async () => {
  const { staffId, listOfTuesday } = await bookThree()
  const owner = await product.openPage({ size: phone })
  const presses = await countPresses(owner)
  await product.logIn(owner, 'barber@kursi.example')
  await owner.goto(`${paths.ownerAppointments}?view=calendar&date=${tuesday}`)
  const before = presses()
  await owner
    .getByRole('button', { name: /^Free / })
    .first()
    .click()
  await owner.getByRole('button', { name: diary.timeOff.instead }).click()
  const dialog = owner.getByRole('dialog')
  await pressLabelOf(dialog.getByRole('checkbox', { name: diary.timeOff.allDay }))
  await dialog.getByRole('button', { name: diary.timeOff.block }).click()
  await owner.getByRole('button', { name: diary.timeOff.giveAll }).click()
  await owner.getByText(diary.deed.moved).waitFor()
  expect(presses() - before).toBeGreaterThan(3)
  expect(presses() - before).toBeLessThan(10)
  const booked = await listOfTuesday()
  expect(booked).toHaveLength(3)
  for (const appointment of booked) expect(appointment.staffId).not.toBe(staffId)
})
