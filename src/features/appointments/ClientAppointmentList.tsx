import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/api/services'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import type { Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/Stack'
import { AppointmentCard } from './AppointmentCard'
import { moreAskedFor, selectMoreTimes, type AppointmentTab } from './appointmentsSlice'
import { isChangeable } from './appointmentTime'
import { CardGrid } from './CardGrid'
import { ChangeButtons } from './ChangeButtons'

export interface MoreViews {
  /** What other features say and offer below an appointment. */
  More: ComponentType<{ appointment: Appointment; now: Instant }>
}

interface ClientAppointmentListProps extends MoreViews {
  appointments: readonly Appointment[]
  tab: AppointmentTab
  now: Instant
}

/** Years of appointments are drawn a part at a time. */
const atOnce = 60

export const ClientAppointmentList = ({ appointments, tab, now, More }: ClientAppointmentListProps) => {
  const { t } = useTranslation('appointments')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const moreTimes = useSelector(selectMoreTimes)
  const shown = appointments.slice(0, atOnce * (moreTimes + 1))

  if (appointments.length === 0) {
    return (
      <EmptyState
        picture="calendar"
        title={t(`noneIn.${tab}`)}
        action={tab === 'upcoming' && <ButtonLink to={paths.search}>{t('findSalon')}</ButtonLink>}
      />
    )
  }
  return (
    <Stack>
      <CardGrid>
        {shown.map(appointment => (
          <AppointmentCard
            key={appointment._id}
            appointment={appointment}
            actions={
              <>
                {isChangeable(appointment, now) && <ChangeButtons appointment={appointment} />}
                <More appointment={appointment} now={now} />
              </>
            }
          />
        ))}
      </CardGrid>
      {shown.length < appointments.length && (
        <Button onClick={() => dispatch(moreAskedFor())}>
          {t('more', { shown: format.number(shown.length), total: format.number(appointments.length) })}
        </Button>
      )}
    </Stack>
  )
}
