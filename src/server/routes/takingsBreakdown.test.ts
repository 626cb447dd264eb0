import { appointmentBooksEachTest } from '@/testing/scenarios/appointmentBooks'

const books = appointmentBooksEachTest()

test('takings by staff member and by service are of the payments of the days, highest first', async () => {
  const { addAppointment, pay, takeBack, overview, scenario } = books()
  const second = { staff_id: scenario.staff[1]?.id ?? '' }
  const beard = { service_name: 'Beard', service_name_ar: 'لحية' }
  const day = '2027-02-01T09:00:00Z'
  await pay(await addAppointment(day, second), day)
  await pay(await addAppointment(day, { ...second, ...beard }), day)
  await pay(await addAppointment(day, beard), day)
  await pay(await addAppointment(day, { ...beard, staff_id: 'gone' }), day)
  await pay(await addAppointment(day, { currency: 'EUR' }), day)
  const back = await addAppointment(day)
  await pay(back, day)
  await takeBack(back, '2027-02-01T09:30:00Z')
  await addAppointment(day)
  const { byStaff, byService } = await overview()
  const [first, other] = scenario.staff
  const usd = { currency: 'USD' }
  expect(byStaff.filter(({ currency }) => currency === 'USD')).toEqual([
    { id: other?.id, name: 'Second chair', nameAr: null, amount: 20, ...usd },
    ...[
      { id: first?.id ?? '', name: 'First chair', nameAr: null, amount: 10, ...usd },
      { id: 'gone', name: null, nameAr: null, amount: 10, ...usd },
    ].sort((one, two) => one.id.localeCompare(two.id)),
  ])
  expect(byService).toEqual([
    { id: 'Beard', name: 'Beard', nameAr: 'لحية', amount: 30, ...usd },
    { id: 'Haircut', name: 'Haircut', nameAr: 'قص الشعر', amount: 10, currency: 'EUR' },
    { id: 'Haircut', name: 'Haircut', nameAr: 'قص الشعر', amount: 10, ...usd },
  ])
})

test('the period before is as long, ends the day before, and has its own sums', async () => {
  const { addAppointment, pay, overview } = books()
  for (const at of ['2027-01-25T21:00:00Z', '2027-01-20T09:00:00Z', '2027-01-18T21:59:00Z']) {
    await pay(await addAppointment(at), at)
  }
  expect((await overview('2027-01-26', '2027-02-01')).before).toEqual({
    from: '2027-01-19',
    to: '2027-01-25',
    takings: [{ currency: 'USD', paid: 20 }],
  })
})
