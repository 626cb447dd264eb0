import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import { serviceIdsOf } from '@/domain/appointmentServices'
import { ButtonLink } from '@/ui/ButtonLink'
import { useAppointmentWords } from '../useAppointmentWords'

/** Links to a booking of the same services with the same staff member at a similar time. */
export const BookAgain = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  const { service } = useAppointmentWords(appointment)
  const { salonId, salonName, staffId, startsAt } = appointment
  const serviceIds = serviceIdsOf(appointment)
  // A salon that closed for good has no name.
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
