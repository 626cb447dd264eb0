import { useMemo } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { appointmentStatuses, type Appointment } from '@/domain/appointment'
import { memoized } from '@/domain/memoized'
import { pausesOf, workEndOf } from '@/domain/workUnits'
import { wallOf, type Instant } from '@/domain/zonedTime'
import { useClientWords } from '@/features/clients/useClientWords'
import { sentenceOf } from '@/i18n/sentenceOf'
import { useFormat, type Format } from '@/i18n/useFormat'
import { usePrice } from '@/i18n/usePrice'
import type { Block } from './diaryColumns'
import type { AppointmentInterval } from './lanes'
import { shortTimes } from './shortTimes'

const workedOf = ({ startsAt = 0, endsAt = 0, workUnits }: Appointment) => ({ startsAt, endsAt, workUnits })

function createDiaryWords(
  t: TFunction<'diary'>,
  { who }: ReturnType<typeof useClientWords>,
  format: Format,
  priceOf: ReturnType<typeof usePrice>,
  timeZone: string,
) {
  // Memoised: a full week formats the same few times again and again.
  const timeOf = memoized((instant: Instant) => {
    const { minutes, offset } = wallOf(instant, timeZone)
    return format.time(minutes, offset)
  })
  const shortTime = shortTimes(format.locale)
  const shortTimeOf = memoized((instant: Instant) => {
    const { minutes, offset } = wallOf(instant, timeZone)
    // A repeated hour differs only by its offset.
    return offset === undefined ? shortTime(minutes) : timeOf(instant)
  })
  const spansFrom = memoized((startsAt: Instant) =>
    memoized((endsAt: Instant) => t('span', { from: timeOf(startsAt), until: timeOf(endsAt) })),
  )
  const blockLabel = sentenceOf(t('blockLabel', { skipInterpolation: true }))
  const walkIn = t('walkIn')
  const client = t('client')
  const statuses = new Map<string, string>(appointmentStatuses.map(status => [status, t(`status.${status}`)]))
  const words = {
    timeOf,
    shortTimeOf,
    span: ({ startsAt, endsAt }: AppointmentInterval) => spansFrom(startsAt)(endsAt),
    who: (appointment: Appointment) => who(appointment) || (appointment.isWalkIn ? walkIn : client),
    service: ({ serviceName, serviceNameAr }: Appointment) =>
      format.name({ name: serviceName, nameAr: serviceNameAr ?? null }),
    staffMember: ({ barberName, barberNameAr }: Appointment) =>
      format.name({ name: barberName, nameAr: barberNameAr ?? null }),
    status: (status: string) => statuses.get(status) ?? status,
    /** Which side cancelled, and when. Undefined for an appointment that nobody cancelled. */
    ended: ({ endedBy, endedAt = 0 }: Appointment) => {
      const { date } = wallOf(endedAt, timeZone)
      const when = format.list([format.date(date), timeOf(endedAt)])
      return endedBy && t(`endedBy.${endedBy}`, { when })
    },
    /** When the staff member is free within the appointment. */
    pauses: (appointment: Appointment) => format.list(pausesOf(workedOf(appointment)).map(words.span)),
    /** When the clean-up after it ends; undefined without one. */
    cleanedUp: (appointment: Appointment) => {
      const worked = workedOf(appointment)
      const end = workEndOf(worked)
      return end > worked.endsAt ? t('cleanUpUntil', { time: timeOf(end) }) : undefined
    },
    price: ({ servicePrice, currency = 'USD' }: Appointment) => priceOf({ cost: servicePrice, currency }),
  }
  return {
    ...words,
    block: ({ appointment, startsAt, endsAt }: Block) => {
      const pauses = words.pauses(appointment)
      const cleanedUp = words.cleanedUp(appointment)
      const label = blockLabel({
        span: words.span({ startsAt, endsAt }),
        who: words.who(appointment),
        service: words.service(appointment),
        status: words.status(appointment.status),
        staffMember: words.staffMember(appointment),
      })
      return [label, pauses && t('pauseLabel', { spans: pauses }), cleanedUp].filter(Boolean).join('. ')
    },
  }
}

export type DiaryWords = ReturnType<typeof createDiaryWords>

/** The texts of the diary in the user's language and in salon time. The same object until its inputs change. */
export function useDiaryWords(timeZone: string): DiaryWords {
  const { t } = useTranslation('diary')
  const clients = useClientWords()
  const format = useFormat()
  const priceOf = usePrice()
  return useMemo(
    () => createDiaryWords(t, clients, format, priceOf, timeZone),
    [t, clients, format, priceOf, timeZone],
  )
}
