import { useTranslation } from 'react-i18next'
import type { AppointmentFacts, AppointmentNewsKind, Notification } from '@/domain/notification'
import { wallOf, type Instant } from '@/domain/zonedTime'
import { useFormat, type Format } from '@/i18n/useFormat'

interface NotificationWords {
  title: string
  /** Names and times, each isolated: they may run in the other direction. */
  facts: string[]
}

interface Served {
  serviceName: string
  serviceNameAr: string | null
}

interface OfSalon {
  salonName: string
  salonNameAr: string | null
}

const namesIn = (format: Format) => ({
  service: ({ serviceName, serviceNameAr }: Served) =>
    format.name({ name: serviceName, nameAr: serviceNameAr }),
  salon: ({ salonName, salonNameAr }: OfSalon) => format.name({ name: salonName, nameAr: salonNameAr }),
  when: (at: Instant, timeZone: string) => {
    const { date, minutes, offset } = wallOf(at, timeZone)
    return [format.date(date), format.time(minutes, offset)]
  },
})

function titleOf({ audience, status, isHandedOver }: AppointmentFacts, kind: AppointmentNewsKind) {
  const isRequest = kind === 'booked' && status === 'pending'
  if (audience !== 'staff') return isRequest ? 'requested' : (`${audience}.${kind}` as const)
  if (isHandedOver) return 'staff.handedOver'
  return isRequest ? 'staff.requested' : (`staff.${kind}` as const)
}

/** The text of a notification in the user's language, from its kind and facts. */
export function useNotificationWords(notification: Notification): NotificationWords {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  const names = namesIn(format)
  switch (notification.kind) {
    case 'slot_free': {
      const { facts } = notification
      return {
        title: t('slot_free'),
        facts: [names.service(facts), names.salon(facts), ...names.when(facts.startsAt, facts.timeZone)],
      }
    }
    case 'promotion': {
      const { title, titleAr, ...salon } = notification.facts
      return {
        title: format.name({ name: title, nameAr: titleAr }),
        facts: [t('promotion'), names.salon(salon)],
      }
    }
    case 'reviewed': {
      const { facts } = notification
      return {
        title: t('reviewed', { count: facts.stars }),
        facts: [facts.author ?? t('someone'), names.service(facts)],
      }
    }
    case 'time_off': {
      const { change, staffName, staffNameAr, startsOn, endsOn } = notification.facts
      return {
        title: t(`time_off.${change}`),
        facts: [
          format.name({ name: staffName, nameAr: staffNameAr }),
          format.date(startsOn),
          ...(endsOn !== null && endsOn !== startsOn ? [format.date(endsOn)] : []),
        ],
      }
    }
    case 'answered':
      return {
        title: t('answered'),
        facts: [names.salon(notification.facts), names.service(notification.facts)],
      }
    case 'refund_refused': {
      const { facts } = notification
      return {
        title: t(`refund_refused.${facts.audience}`),
        facts: [
          t('unreturned', { amount: format.money(facts.unreturned) }),
          names.service(facts),
          ...whoOf(facts),
          ...names.when(facts.startsAt, facts.timeZone),
        ],
      }
    }
    default: {
      const { facts, kind } = notification
      return {
        title: t(titleOf(facts, kind)),
        facts: [
          names.service(facts),
          ...whoOf(facts),
          ...names.when(facts.startsAt, facts.timeZone),
          ...(facts.refund ? [t('refund', { amount: format.money(facts.refund) })] : []),
          ...(facts.reason ? [t('reason', { reason: facts.reason })] : []),
        ],
      }
    }
  }

  function whoOf(facts: AppointmentFacts): string[] {
    const { audience, guestName, clientName } = facts
    return [
      audience === 'client' ? names.salon(facts) : (clientName ?? t('someone')),
      ...(guestName ? [t('forGuest', { name: guestName })] : []),
    ]
  }
}
