import { useDeferredValue, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import type { Appointment } from '@/domain/appointment'
import { clientAppointmentsPerPage } from '@/domain/appointmentPages'
import { paths } from '@/domain/paths'
import type { Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { MoreButton } from '@/ui/MoreButton'
import { Stack } from '@/ui/Stack'
import { StatusText } from '@/ui/StatusText'
import { moreRequested, selectMoreTimes, type AppointmentTab } from '../appointmentsSlice'
import { CardGrid } from './CardGrid'
import { ClientAppointmentItem, type MoreViews } from './ClientAppointmentItem'

interface ClientAppointmentListProps extends MoreViews {
  appointments: readonly Appointment[]
  tab: AppointmentTab
  now: Instant
  /** What is known of the pages that are not loaded yet. */
  pages: { total: number; isLoading: boolean; hasFailed: boolean; load: () => void }
}

/** A list can hold years of appointments, so it renders in pages of this size. */
const atOnce = clientAppointmentsPerPage

/** The first render fills only the first screen, so that a tap responds at once. The rest of the page follows. */
const atFirst = 6

export const ClientAppointmentList = ({
  appointments,
  tab,
  now,
  pages,
  More,
}: ClientAppointmentListProps) => {
  const { t } = useTranslation(['appointments', 'common'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const moreTimes = useSelector(selectMoreTimes)
  const { hash } = useLocation()
  // An appointment that a notification links to is rendered, however far down it is.
  const linkedAt = appointments.findIndex(({ _id }) => `#${_id}` === hash)
  const wanted = Math.max(atOnce * (moreTimes + 1), linkedAt + 1)
  const shown = Math.min(wanted, appointments.length)
  const drawn = Math.min(useDeferredValue(wanted, atFirst), appointments.length)
  const list = useRef<HTMLUListElement>(null)

  const showMore = () => {
    if (wanted + atOnce > appointments.length && appointments.length < pages.total) pages.load()
    if (!pages.hasFailed) dispatch(moreRequested())
  }

  if (appointments.length === 0 && pages.total === 0) {
    return (
      <EmptyState
        picture="calendar"
        title={t(`noneIn.${tab}`)}
        action={
          tab === 'upcoming' && (
            <ButtonLink to={paths.search} needsNetwork>
              {t('findSalon')}
            </ButtonLink>
          )
        }
      />
    )
  }
  return (
    <Stack>
      <CardGrid ref={list}>
        {appointments.slice(0, drawn).map(appointment => (
          <ClientAppointmentItem
            key={appointment._id}
            appointment={appointment}
            isPast={tab === 'past'}
            now={now}
            More={More}
          />
        ))}
      </CardGrid>
      <div role="status">
        {pages.hasFailed && <StatusText tone="bad">{t('common:loadFailed')}</StatusText>}
      </div>
      <MoreButton
        list={list}
        count={drawn}
        isThere={shown < pages.total}
        loadsInView={!pages.hasFailed && drawn === shown}
        busy={pages.isLoading}
        onMore={showMore}
      >
        {pages.hasFailed
          ? t('common:retry')
          : t('more', { shown: format.number(shown), total: format.number(pages.total) })}
      </MoreButton>
    </Stack>
  )
}
