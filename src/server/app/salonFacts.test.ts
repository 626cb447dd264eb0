import { closedWeek } from '@/domain/schedule'
import { offeredSalon } from '@/testing/scenarios/offeredSalon'
import { salonFacts } from './salonFacts'

const evenings = {
  id: 'ramadan',
  name: 'Ramadan',
  nameAr: null,
  startsOn: '2027-02-08',
  endsOn: '2027-03-09',
  week: {
    ...closedWeek(),
    Monday: { isClosed: false, startHour: '8:00 PM', endHour: '12:00 AM', breaks: [] },
  },
}

const factsOf = (seasons: (typeof evenings)[]) =>
  salonFacts(
    { ...offeredSalon, seasons },
    { isBooking: false, language: 'en', publicUrl: 'https://kursi.test' },
  ).structured

test('search engines read the hours of a season beside the usual ones, its closed days too', () => {
  const dates = { validFrom: '2027-02-08', validThrough: '2027-03-09' }
  const special = expect.arrayContaining([
    expect.objectContaining({
      dayOfWeek: 'https://schema.org/Monday',
      opens: '20:00',
      closes: '23:59',
      ...dates,
    }),
    expect.objectContaining({
      dayOfWeek: 'https://schema.org/Tuesday',
      opens: '00:00',
      closes: '00:00',
      ...dates,
    }),
  ]) as unknown
  expect(factsOf([evenings])).toMatchObject({ specialOpeningHoursSpecification: special })
  expect(factsOf([])).not.toHaveProperty('specialOpeningHoursSpecification')
})
