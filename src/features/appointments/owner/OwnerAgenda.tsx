import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { QueryFailed } from '@/store/QueryFailed'
import { useAppDispatch } from '@/store/services'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { agendaDays, settledOf } from './agenda'
import { AgendaDays } from './AgendaDays'
import { AgendaDialog } from './AgendaDialog'
import {
  selectRange,
  selectSearch,
  selectShowsSettled,
  selectStatus,
  settledShown,
} from '../appointmentsSlice'
import { LinkedAppointment } from './LinkedAppointment'
import { NoSalonYet } from './NoSalonYet'
import { useAgenda } from './useAgenda'

export const OwnerAgenda = () => {
  const { t } = useTranslation(['appointments', 'common'])
  const range = useSelector(selectRange)
  const status = useSelector(selectStatus)
  const search = useSelector(selectSearch)
  const isWhole = useSelector(selectShowsSettled) || status !== 'all' || search !== ''
  const dispatch = useAppDispatch()
  const agenda = useAgenda(range)
  const { now, today, appointments, hasNoSalon, hasFailed } = agenda

  if (hasNoSalon) return <NoSalonYet />
  if (hasFailed) return <QueryFailed title={t('loadFailed')} query={agenda} />
  if (!appointments || now === null || !today) return <SkeletonList label={t('common:loading')} />
  const settled = isWhole ? [] : settledOf(appointments, today, now)
  const listed = appointments.filter(appointment => !settled.includes(appointment))
  const days = agendaDays(listed, range, status, search)
  return (
    <>
      <Stack gap={32}>
        <LinkedAppointment listed={days.flatMap(day => day.appointments)} known={appointments} now={now} />
        {settled.length > 0 && (
          <div>
            <Button size="small" icon="check" onClick={() => dispatch(settledShown())}>
              {t('owner.showSettled', { count: settled.length })}
            </Button>
          </div>
        )}
        {days.length === 0 && settled.length === 0 && (
          <EmptyState picture="calendar" title={t('none')} text={t('owner.noneText')} />
        )}
        <AgendaDays days={days} now={now} />
      </Stack>
      <AgendaDialog appointments={appointments} />
    </>
  )
}
