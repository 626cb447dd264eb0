import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { QueryFailed } from '@/store/QueryFailed'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { agendaDays } from './agenda'
import { AgendaDays } from './AgendaDays'
import { AgendaDialog } from './AgendaDialog'
import { selectRange, selectStatus } from '../appointmentsSlice'
import { LinkedAppointment } from './LinkedAppointment'
import { NoSalonYet } from './NoSalonYet'
import { useAgenda } from './useAgenda'

export const OwnerAgenda = () => {
  const { t } = useTranslation(['appointments', 'common'])
  const range = useSelector(selectRange)
  const status = useSelector(selectStatus)
  const agenda = useAgenda(range)
  const { now, appointments, hasNoSalon, hasFailed } = agenda

  if (hasNoSalon) return <NoSalonYet />
  if (hasFailed) return <QueryFailed title={t('loadFailed')} query={agenda} />
  if (!appointments || now === null) return <SkeletonList label={t('common:loading')} />
  const days = agendaDays(appointments, range, status)
  return (
    <>
      <Stack gap={32}>
        <LinkedAppointment listed={days.flatMap(day => day.appointments)} known={appointments} now={now} />
        {days.length === 0 && <EmptyState picture="calendar" title={t('none')} text={t('owner.noneText')} />}
        <AgendaDays days={days} now={now} />
      </Stack>
      <AgendaDialog appointments={appointments} />
    </>
  )
}
