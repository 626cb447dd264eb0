import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { QueryFailed } from '@/store/QueryFailed'
import { useAppDispatch } from '@/store/services'
import { useRights } from '@/features/auth/useRights'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Inline } from '@/ui/Inline'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { agendaDays, settledOf } from './agenda'
import { AgendaDays } from './AgendaDays'
import { ConfirmAllButton } from './ConfirmAllButton'
import { AgendaDialog } from './AgendaDialog'
import {
  selectRange,
  selectSearch,
  selectShowsSettled,
  selectStatus,
  settledShown,
  statusChosen,
} from '../appointmentsSlice'
import { LinkedAppointment } from './LinkedAppointment'
import { NoSalonYet } from './NoSalonYet'
import { useStaffFilter } from './useStaffFilter'
import { useAgenda } from './useAgenda'

export const OwnerAgenda = () => {
  const { t } = useTranslation(['appointments', 'common'])
  const range = useSelector(selectRange)
  const status = useSelector(selectStatus)
  const search = useSelector(selectSearch)
  const isWhole = useSelector(selectShowsSettled) || status !== 'all' || search !== ''
  const dispatch = useAppDispatch()
  const agenda = useAgenda(range)
  const { now, today, salon, hasNoSalon, hasFailed } = agenda
  const { staffId } = useStaffFilter(salon)
  const { changes } = useRights()
  const appointments = agenda.appointments?.filter(one => staffId === null || one.staffId === staffId)
  // A list that has come is rendered in small pieces, between which the page responds.
  const isShown = useDeferredValue(appointments !== undefined, false)

  if (hasNoSalon) return <NoSalonYet />
  if (hasFailed) return <QueryFailed title={t('loadFailed')} query={agenda} />
  if (!appointments || now === null || !today || !isShown) return <SkeletonList label={t('common:loading')} />
  const settled = isWhole ? [] : settledOf(appointments, today, now)
  const listed = appointments.filter(appointment => !settled.includes(appointment))
  const days = agendaDays(listed, range, status, search)
  const waiting = appointments.filter(one => one.status === 'pending' && changes(one))
  const isWaitingList = status === 'pending' && search === ''
  return (
    <>
      <Stack gap={32}>
        <LinkedAppointment listed={days.flatMap(day => day.appointments)} known={appointments} now={now} />
        {(settled.length > 0 || waiting.length > 0) && (
          <Inline>
            {settled.length > 0 && (
              <Button size="small" icon="check" onClick={() => dispatch(settledShown())}>
                {t('owner.showSettled', { count: settled.length })}
              </Button>
            )}
            {waiting.length > 0 &&
              (isWaitingList ? (
                <ConfirmAllButton waiting={waiting} />
              ) : (
                <Button size="small" icon="clock" onClick={() => dispatch(statusChosen('pending'))}>
                  {t('owner.waiting', { count: waiting.length })}
                </Button>
              ))}
          </Inline>
        )}
        {days.length === 0 && settled.length === 0 && (
          <EmptyState picture="calendar" title={t('none')} text={t('owner.noneText')} />
        )}
        <AgendaDays days={days} now={now} />
      </Stack>
      <AgendaDialog appointments={appointments} waiting={waiting} now={now} />
    </>
  )
}
