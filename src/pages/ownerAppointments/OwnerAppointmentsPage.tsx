import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressQuery, searchOf } from '@/domain/addressQuery'
import { usePageEnd } from '@/store/usePageEnd'
import { AgendaFilters } from '@/features/appointments/owner/AgendaFilters'
import { OwnerAgenda } from '@/features/appointments/owner/OwnerAgenda'
import { TaskMessage } from '@/features/appointments/TaskMessage'
import { taskDropped } from '@/features/appointments/appointmentsSlice'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { PageHeader } from '@/ui/PageHeader'
import { SkeletonList } from '@/ui/SkeletonList'

const Diary = lazy(async () => ({ default: (await import('@/features/diary/Diary')).Diary }))

const calendar = 'calendar'

export const OwnerAppointmentsPage = () => {
  const { t } = useTranslation(['appointments', 'diary', 'common'])
  const navigate = useNavigate()
  usePageEnd(taskDropped)
  const { search, hash } = useLocation()
  const isCalendar = addressQuery(search).get('view') === calendar
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <ChipGroup
            label={t('diary:viewLabel')}
            hideLabel
            value={isCalendar ? calendar : 'list'}
            onValueChange={view =>
              void navigate({
                search: searchOf(addressQuery(view === calendar ? [['view', calendar]] : [])),
                hash,
              })
            }
          >
            <Chip value="list" icon="menu">
              {t('diary:view.list')}
            </Chip>
            <Chip value={calendar} icon="calendar">
              {t('diary:view.calendar')}
            </Chip>
          </ChipGroup>
        }
      />
      {isCalendar ? (
        <Suspense fallback={<SkeletonList label={t('common:loading')} />}>
          <Diary />
        </Suspense>
      ) : (
        <>
          <AgendaFilters />
          <TaskMessage />
          <OwnerAgenda />
        </>
      )}
    </>
  )
}
