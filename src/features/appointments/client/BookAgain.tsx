import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import { serviceIdsOf } from '@/domain/appointmentServices'
import { ButtonLink } from '@/ui/ButtonLink'
import { useAppointmentWords } from '../useAppointmentWords'

/** The same services with the same person once more, at a time like that of this visit. */
export const BookAgain = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  const { service } = useAppointmentWords(appointment)
  const { salonId, salonName, staffId, startsAt } = appointment
  const serviceIds = serviceIdsOf(appointment)
  // A salon that closed for good has no name any more.
  if (salonId === undefined || !salonName || serviceIds.length === 0) return null
  return (
    <ButtonLink
      to={paths.booking(salonId, { serviceIds, staffId: staffId, like: startsAt })}
      icon="plus"
      needsNetwork
      aria-label={t('bookAgainThis', { service })}
    >
      {t('bookAgain')}
    </ButtonLink>
  )
}
