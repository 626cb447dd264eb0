import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import type { Salon } from '@/domain/salon'
import { daysAround } from '@/features/slots/shownDays'
import { isVaried } from '@/domain/staffTerms'
import { useSpreadWords } from '@/i18n/useSpreadWords'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import { Icon } from '@/ui/Icon'
import { Stack } from '@/ui/Stack'
import { staffChosen } from '../answers'
import type { Booking } from '../bookingAt'
import { ChoiceButton } from './ChoiceButton'
import { findAppointmentWithServices, serviceIdsOf, spreadWith, staffFor } from '../offer'
import styles from './StaffStep.module.css'
import { StepHeading } from '@/ui/StepHeading'
import { useBookingSteps } from '../useBookingSteps'

interface StaffStepProps {
  salon: Salon
  booking: Extract<Booking, { step: 'staff' }>
}

export const StaffStep = ({ salon, booking }: StaffStepProps) => {
  const { t } = useTranslation('booking')
  const { answer } = useBookingSteps(salon)
  const format = useFormat()
  const words = useSpreadWords()
  const prefetchDays = salonsApi.usePrefetch('listDays')

  const { chosen, spread, today } = booking
  const offered = findAppointmentWithServices(salon, serviceIdsOf(chosen)) ?? chosen
  const termsOf = (staffId: string) => {
    const own = spreadWith(salon, offered, staffId)
    return { text: words.minutes(own), end: words.price(own, chosen[0].service.currency) }
  }

  useEffect(() => {
    prefetchDays({
      salonId: salon.id,
      serviceIds: serviceIdsOf(chosen),
      ...daysAround(today, null),
    })
  }, [prefetchDays, salon.id, chosen, today])

  return (
    <>
      <StepHeading>{t('staff.title')}</StepHeading>
      <Stack as="ul" gap={8}>
        <li>
          <ChoiceButton
            start={
              <span className={styles.anyone}>
                <Icon name="users" />
              </span>
            }
            title={t('staff.anyone')}
            text={t('staff.anyoneText')}
            onChoose={() => answer(staffChosen(booking, null))}
          />
        </li>
        {staffFor(salon, serviceIdsOf(chosen)).map(staff => (
          <li key={staff.id}>
            <ChoiceButton
              start={<Avatar name={format.name(staff)} src={staff.photoUrl ?? undefined} seed={staff.id} />}
              title={<bdi>{format.name(staff)}</bdi>}
              {...(isVaried(spread) && termsOf(staff.id))}
              onChoose={() => answer(staffChosen(booking, staff.id))}
            />
          </li>
        ))}
      </Stack>
    </>
  )
}
