import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import type { Salon } from '@/domain/salon'
import { daysAround } from '@/features/slots/shownDays'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import { Icon } from '@/ui/Icon'
import { Stack } from '@/ui/Stack'
import { staffChosen } from '../answers'
import type { Booking } from '../bookingAt'
import { ChoiceButton } from './ChoiceButton'
import { serviceIdsOf, staffFor } from '../offer'
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
  const prefetchDays = salonsApi.usePrefetch('listDays')

  const { chosen, today } = booking

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
              onChoose={() => answer(staffChosen(booking, staff.id))}
            />
          </li>
        ))}
      </Stack>
    </>
  )
}
