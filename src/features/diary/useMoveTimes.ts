import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import type { Appointment } from '@/domain/appointment'
import { serviceIdsOf } from '@/domain/visit'
import { isIsoDate } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { skipToken } from '@reduxjs/toolkit/query'
import { placeOf } from './placeOf'

/** The times of a day and chair that an appointment could move to, and a word where there are none. */
export function useMoveTimes(appointment: Appointment, salonId: string, date: string, chairId: string) {
  const { t } = useTranslation('diary')
  const format = useFormat()
  const slots = salonsApi.useListSlotsQuery(
    isIsoDate(date)
      ? { salonId, serviceIds: serviceIdsOf(appointment), date, chairId, movingId: appointment._id }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  )
  const here = placeOf(appointment)
  const free = slots.currentData?.slots.filter(
    ({ startsAt }) => startsAt !== here.startsAt || chairId !== here.chairId,
  )
  const helpOf = () => {
    if (slots.isError) return t('slotsFailed')
    return free?.length === 0 ? t('noneFree') : undefined
  }
  const times = (free ?? []).map(({ startsAt, time, offset }) => ({
    value: String(startsAt),
    label: [format.time(time), offset].filter(Boolean).join(' '),
  }))
  return { times, help: helpOf() }
}
