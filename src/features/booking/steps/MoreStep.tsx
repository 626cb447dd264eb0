import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { RuleTextContext } from '@/ui/form/RuleText'
import { Stack } from '@/ui/Stack'
import { serviceAdded } from '../answers'
import type { Booking } from '../bookingAt'
import styles from './MoreStep.module.css'
import { furtherServices } from '../offer'
import { ServiceChoices } from './ServiceChoices'
import { StepHeading } from '@/ui/StepHeading'
import { useBookingSteps } from '../useBookingSteps'

interface MoreStepProps {
  salon: Salon
  booking: Extract<Booking, { step: 'more' }>
}

/** The services that can join the appointment after the chosen ones. Gives the reasons for the services left out. */
export const MoreStep = ({ salon, booking }: MoreStepProps) => {
  const { t } = useTranslation('booking')
  const { answer } = useBookingSteps(salon)
  const format = useFormat()
  const describe = use(RuleTextContext)
  const { sections, problems } = furtherServices(salon, booking.chosen)
  return (
    <>
      <StepHeading>{t('add.title')}</StepHeading>
      <Stack gap={24}>
        {sections.map(section => (
          <section key={section.id} aria-labelledby={section.id}>
            <h3 id={section.id} className={styles.section}>
              <bdi>{format.name(section)}</bdi>
            </h3>
            <ServiceChoices
              services={section.services}
              staff={salon.staff}
              onChoose={({ id }) => answer(serviceAdded(booking, id))}
            />
          </section>
        ))}
        {problems.length > 0 && (
          <div className={styles.left}>
            <p>{t(sections.length > 0 ? 'add.someLeftOut' : 'add.noneFits')}</p>
            <ul>
              {problems.map(problem => (
                <li key={problem}>{describe(problem)}</li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </>
  )
}
