import { useTranslation } from 'react-i18next'
import { QueryFailed } from '@/store/QueryFailed'
import { paths } from '@/domain/paths'
import { isActive, isInCalendar } from '@/domain/appointment'
import { useFormat } from '@/i18n/useFormat'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { Inline } from '@/ui/Inline'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { businessDayOf } from '../appointmentTime'
import { agendaDays, nextInAgenda, unmarkedOf } from './agenda'
import { AgendaDialog } from './AgendaDialog'
import { DayFigures } from './DayFigures'
import { NextClient } from './NextClient'
import { NoSalonYet } from './NoSalonYet'
import { OwnerAppointmentCard } from './OwnerAppointmentCard'
import styles from './OwnerToday.module.css'
import type { Agenda } from './useAgenda'

/** The overview shows only a few appointments. The full list is one tap away. */
const shownToday = 5

export const OwnerToday = ({ agenda }: { agenda: Agenda }) => {
  const { t } = useTranslation(['appointments', 'common'])
  const format = useFormat()
  const { now, today, salon, appointments, hasNoSalon, hasFailed } = agenda

  if (hasNoSalon) return <NoSalonYet />
  if (hasFailed) return <QueryFailed title={t('loadFailed')} query={agenda} />
  if (!appointments || now === null || !today) return <SkeletonList label={t('common:loading')} />
  const live = appointments.filter(({ status }) => isActive(status))
  const ahead = live.filter(({ endsAt }) => endsAt === undefined || endsAt > now)
  const aheadToday = agendaDays(ahead, 'week', 'all').find(({ date }) => date === today)?.appointments ?? []
  const ofToday = appointments.filter(
    appointment => businessDayOf(appointment) === today && isInCalendar(appointment.status),
  )
  const next = nextInAgenda(appointments, now)
  const [unmarked] = unmarkedOf(appointments, today, now)
  const all = (
    <ButtonLink to={paths.ownerAppointments} icon="calendar">
      {t('owner.allAppointments')}
    </ButtonLink>
  )

  if (live.length === 0 && ofToday.length === 0) {
    return (
      <EmptyState
        picture="calendar"
        title={t('owner.quiet')}
        text={t('owner.quietText')}
        action={
          <Inline>
            {salon && (
              <ButtonLink to={paths.salon(salon.slug)} variant="primary" icon="share">
                {t('owner.publicPage')}
              </ButtonLink>
            )}
            {all}
          </Inline>
        }
      />
    )
  }
  return (
    <>
      <Stack gap={32}>
        {unmarked && <NextClient appointment={unmarked} now={now} today={today} />}
        {next && <NextClient appointment={next} now={now} today={today} />}
        <DayFigures
          today={ofToday.length}
          aheadToday={aheadToday.length}
          waiting={live.filter(({ status }) => status === 'pending').length}
          ahead={ahead.length}
        />
        <section aria-labelledby="today">
          <h2 id="today" className={styles.heading}>
            {t('owner.today', { date: format.date(today) })}
          </h2>
          {aheadToday.length > 0 ? (
            <Stack as="ul" gap={8}>
              {aheadToday.slice(0, shownToday).map(appointment => (
                <OwnerAppointmentCard key={appointment._id} appointment={appointment} now={now} />
              ))}
            </Stack>
          ) : (
            <p className={styles.soft}>{t(ofToday.length > 0 ? 'owner.nobodyElse' : 'owner.nobodyToday')}</p>
          )}
        </section>
        <div>{all}</div>
      </Stack>
      <AgendaDialog appointments={appointments} now={now} />
    </>
  )
}
