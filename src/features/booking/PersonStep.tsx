import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import { Icon } from '@/ui/Icon'
import { Stack } from '@/ui/Stack'
import { personChosen } from './bookingSlice'
import type { Booking } from './bookingState'
import { ChoiceButton } from './ChoiceButton'
import { peopleFor } from './offer'
import styles from './PersonStep.module.css'
import { offeredDays } from '@/domain/slots'
import { StepHeading } from './StepHeading'
import { useQuestions } from './useQuestions'

interface PersonStepProps {
  salon: Salon
  booking: Extract<Booking, { step: 'choosing_person' }>
}

export const PersonStep = ({ salon, booking: { serviceIds, today } }: PersonStepProps) => {
  const { t } = useTranslation('booking')
  const { answer } = useQuestions()
  const format = useFormat()
  const prefetchDays = salonsApi.usePrefetch('listDays')

  useEffect(() => {
    prefetchDays({ salonId: salon.id, serviceIds, from: today, days: offeredDays })
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
            onChoose={() => answer(personChosen(null))}
          />
        </li>
        {peopleFor(salon, serviceIds).map(chair => (
          <li key={chair.id}>
            <ChoiceButton
              start={<Avatar name={format.name(chair)} src={chair.photoUrl ?? undefined} seed={chair.id} />}
              title={<bdi>{format.name(chair)}</bdi>}
              onChoose={() => answer(personChosen(chair.id))}
            />
          </li>
        ))}
      </Stack>
    </>
  )
}
