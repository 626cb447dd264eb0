import type { UnknownAction } from '@reduxjs/toolkit'
import { postersApi } from '@/api/postersApi'
import { promotionsApi } from '@/api/promotionsApi'
import { reviewsApi } from '@/api/reviewsApi'
import { salonsApi } from '@/api/salonsApi'
import { addressQuery } from '@/domain/addressQuery'
import { paths, patterns } from '@/domain/paths'
import { readBookingAddress } from '@/domain/readBookingAddress'
import type { Salon, SalonCard } from '@/domain/salon'
import type { SearchArea } from '@/domain/searchArea'
import { businessTodayOf } from '@/domain/businessDate'
import type { Instant } from '@/domain/zonedTime'
import { bookingAt, type Booking } from '@/features/booking/bookingAt'
import { bookingOpened } from '@/features/booking/bookingSlice'
import { lookUpSlot } from '@/features/booking/checkSlot'
import { serviceIdsOf } from '@/features/booking/offer'
import { ownFilters, readFilters, toSearch } from '@/features/salons/search/salonFilters'
import { daysAround } from '@/features/slots/shownDays'
import type { AppDispatch } from '@/store/services'

interface LoaderArgs {
  params: Readonly<Record<string, string | undefined>>
  search: string
  area: SearchArea | null
  now: Instant
  dispatch: AppDispatch
}

interface Loaded {
  /** Which the page shows. */
  salons: readonly SalonCard[]
  /** What the page itself would dispatch before it shows anything. */
  actions?: readonly UnknownAction[]
}

/** Makes the queries of a page. */
type Loader = (args: LoaderArgs) => Promise<Loaded>

type AtTime = Extract<Booking, { step: 'time' }>

const { getSalon, listDays, listSalons, listSlots, listStaffSummaries } = salonsApi.endpoints

async function loadSlots(
  salon: Salon,
  { chosen, staffId, date: asked, today }: AtTime,
  dispatch: AppDispatch,
): Promise<void> {
  const ofWhat = {
    salonId: salon.id,
    serviceIds: serviceIdsOf(chosen),
    ...(staffId !== null && { staffId }),
  }
  const days = await dispatch(listDays.initiate({ ...ofWhat, ...daysAround(today, asked) })).unwrap()
  const date = asked ?? days.find(({ free }) => free > 0)?.date ?? today
  await dispatch(listSlots.initiate({ ...ofWhat, date })).unwrap()
}

/** The question that the page shows, with what it would dispatch before. */
async function loadQuestion(salon: Salon, { search, now, dispatch }: LoaderArgs): Promise<UnknownAction[]> {
  const today = businessTodayOf(salon, now)
  const opened = bookingOpened({ salonId: salon.id, today })
  const address = readBookingAddress(search)
  const booking = bookingAt(salon, address, today)
  const seen = booking.step === 'confirm' ? await dispatch(lookUpSlot(salon, booking)) : undefined
  const asked =
    seen?.payload.isFree === false ? bookingAt(salon, { ...address, step: 'time' }, today) : booking
  if (asked.step === 'time') await loadSlots(salon, asked, dispatch)
  return seen ? [opened, seen] : [opened]
}

/** Of each page that the server renders with its data, by the page's path. */
export const loaders: Readonly<Record<string, Loader>> = {
  [paths.salons]: async ({ search, area, dispatch }) => {
    const filters = readFilters(addressQuery(search), ownFilters(null, area))
    const results = await dispatch(listSalons.initiate(toSearch(filters, null))).unwrap()
    return { salons: results.pages.flatMap(({ salons }) => salons) }
  },
  [patterns.salon]: async ({ params: { salonId = '' }, dispatch }) => {
    const salon = await dispatch(getSalon.initiate(salonId)).unwrap()
    await Promise.all([
      dispatch(listStaffSummaries.initiate(salon.id)).unwrap(),
      dispatch(promotionsApi.endpoints.listSalonPromotions.initiate(salon.id)).unwrap(),
      dispatch(reviewsApi.endpoints.listReviews.initiate({ salonId: salon.id })).unwrap(),
      dispatch(postersApi.endpoints.listPosters.initiate(salon.id)).unwrap(),
    ])
    return { salons: [salon] }
  },
  [patterns.booking]: async args => {
    const salon = await args.dispatch(getSalon.initiate(args.params['salonId'] ?? '')).unwrap()
    return { salons: [salon], actions: await loadQuestion(salon, args) }
  },
}
