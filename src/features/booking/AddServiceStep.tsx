import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Salon, Service } from '@/domain/salon'
import type { Some } from '@/domain/appointmentServices'
import { useFormat } from '@/i18n/useFormat'
import { RuleTextContext } from '@/ui/form/RuleText'
import { Stack } from '@/ui/Stack'
import styles from './AddServiceStep.module.css'
import { serviceAdded } from './bookingSlice'
import { furtherServices, staffFor, type Offer } from './offer'
import { ServiceChoices } from './ServiceChoices'
import { StepHeading } from './StepHeading'
import { useQuestions } from './useQuestions'

/** What can be done in the same visit, right after what was chosen; what cannot is left out and says why. */
export const AddServiceStep = ({ salon, chosen }: { salon: Salon; chosen: Some<Offer> }) => {
  const { t } = useTranslation('booking')
  const { answer } = useQuestions()
  const format = useFormat()
  const describe = use(RuleTextContext)
  const { sections, problems } = furtherServices(salon, chosen)

  const add = ({ id: serviceId }: Service) => {
    const people = staffFor(salon, [...chosen.map(({ service }) => service.id), serviceId])
    const staffIds = people.map(({ id }) => id)
    answer(serviceAdded({ serviceId, asksStaff: staffIds.length > 1, staffIds }))
  }

  return (
    <>
      <StepHeading>{t('add.title')}</StepHeading>
      <Stack gap={24}>
        {sections.map(section => (
          <section key={section.id} aria-labelledby={section.id}>
            <h3 id={section.id} className={styles.section}>
              <bdi>{format.name(section)}</bdi>
            </h3>
            <ServiceChoices services={section.services} onChoose={add} />
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
