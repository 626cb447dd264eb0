import { useTranslation } from 'react-i18next'
import { addressQuery, searchOf } from '@/domain/addressQuery'
import { paths } from '@/domain/paths'
import { ButtonLink } from '@/ui/ButtonLink'

/** Leads to the form of time off in the calendar, where what is booked can be moved to somebody else. */
export function TimeOffLink({ staffId }: { staffId: string }) {
  const { t } = useTranslation('team')
  const query = addressQuery([
    ['view', 'calendar'],
    ['staffMember', staffId],
    ['timeOff', staffId],
  ])
  return (
    <ButtonLink to={paths.ownerAppointments + searchOf(query)} icon="calendar">
      {t('timeOff.add')}
    </ButtonLink>
  )
}
