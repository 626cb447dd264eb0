import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressQuery, searchOf } from '@/domain/addressQuery'
import { useAppDispatch } from '@/store/services'
import { usePageEnd } from '@/store/usePageEnd'
import { AgendaFilters } from '@/features/appointments/owner/AgendaFilters'
import { OwnerAgenda } from '@/features/appointments/owner/OwnerAgenda'
import { TaskMessage } from '@/features/appointments/TaskMessage'
import { taskDropped } from '@/features/appointments/appointmentsSlice'
import { useUser } from '@/features/auth/useUser'
import { SubscribeHint } from '@/features/calendar/SubscribeHint'
import { ClientCard } from '@/features/clients/ClientCard'
import {
  appointmentsViewChosen,
  appointmentsViews,
  selectAppointmentsView,
  type AppointmentsView,
} from '@/features/preferences/preferencesSlice'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { PageHeader } from '@/ui/PageHeader'
import { SkeletonList } from '@/ui/SkeletonList'

const Diary = lazy(async () => ({ default: (await import('@/features/diary/Diary')).Diary }))

const isView = (text: string | null): text is AppointmentsView =>
  appointmentsViews.some(view => view === text)

export const OwnerAppointmentsPage = () => {
  const { t } = useTranslation(['appointments', 'diary', 'common'])
  const { role } = useUser()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  usePageEnd(taskDropped)
  const { search, hash } = useLocation()
  const query = addressQuery(search)
  const linked = query.get('view')
  const staffMember = query.get('staffMember')
  const chosen = useSelector(selectAppointmentsView)
  const view = isView(linked) ? linked : chosen
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <ChipGroup
            label={t('diary:viewLabel')}
            hideLabel
            value={view}
            onValueChange={wanted => {
              if (!isView(wanted)) return
              dispatch(appointmentsViewChosen(wanted))
              const after = addressQuery([['view', wanted]])
              if (staffMember !== null) after.set('staffMember', staffMember)
              void navigate({ search: searchOf(after), hash })
            }}
          >
            <Chip value="list" icon="menu">
              {t('diary:view.list')}
            </Chip>
            <Chip value="calendar" icon="calendar">
              {t('diary:view.calendar')}
            </Chip>
          </ChipGroup>
        }
      />
      <ClientCard />
      {view === 'calendar' ? (
        <Suspense fallback={<SkeletonList label={t('common:loading')} />}>
          <Diary />
        </Suspense>
      ) : (
        <>
          <AgendaFilters />
          <TaskMessage />
          <OwnerAgenda />
          {role === 'staff' && <SubscribeHint />}
        </>
      )}
    </>
  )
}
