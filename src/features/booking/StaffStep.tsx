import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import { Icon } from '@/ui/Icon'
import { Stack } from '@/ui/Stack'
import { staffChosen } from './bookingSlice'
import type { Booking } from './bookingState'
import { ChoiceButton } from './ChoiceButton'
import { staffFor } from './offer'
import styles from './StaffStep.module.css'
import { bookableDays } from '@/domain/slots'
import { StepHeading } from './StepHeading'
import { useQuestions } from './useQuestions'

interface StaffStepProps {
  salon: Salon
  booking: Extract<Booking, { step: 'choosing_staff' }>
}

export const StaffStep = ({ salon, booking: { serviceIds, today } }: StaffStepProps) => {
  const { t } = useTranslation('booking')
  const { answer } = useQuestions()
  const format = useFormat()
  const prefetchDays = salonsApi.usePrefetch('listDays')

  useEffect(() => {
    prefetchDays({ salonId: salon.id, serviceIds, from: today, days: bookableDays })
  }, [prefetchDays, salon.id, serviceIds, today])

  return (
    <>
      <StepHeading>{t('person.title')}</StepHeading>
      <Stack as="ul" gap={8}>
        <li>
          <ChoiceButton
            start={
              <span className={styles.anyone}>
                <Icon name="users" />
              </span>
            }
            title={t('person.anyone')}
            text={t('person.anyoneText')}
            onChoose={() => answer(staffChosen(null))}
          />
        </li>
        {staffFor(salon, serviceIds).map(staffMember => (
          <li key={staffMember.id}>
            <ChoiceButton
              start={
                <Avatar
                  name={format.name(staffMember)}
                  src={staffMember.photoUrl ?? undefined}
                  seed={staffMember.id}
                />
              }
              title={<bdi>{format.name(staffMember)}</bdi>}
              onChoose={() => answer(staffChosen(staffMember.id))}
            />
          </li>
        ))}
      </Stack>
    </>
  )
}
