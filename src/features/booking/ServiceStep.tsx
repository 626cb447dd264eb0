import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Salon } from '@/domain/salon'
import { paths } from '@/domain/paths'
import { useFormat } from '@/i18n/useFormat'
import { ButtonLink } from '@/ui/ButtonLink'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/Stack'
import { sectionChosen, serviceChosen } from './bookingSlice'
import type { Booking } from './bookingState'
import { asksStaffFor } from './offer'
import { ServiceChoices } from './ServiceChoices'
import { StepHeading } from './StepHeading'
import { useQuestions } from './useQuestions'

interface ServiceStepProps {
  salon: Salon
  booking: Extract<Booking, { step: 'choosing_service' }>
}

export const ServiceStep = ({ salon, booking }: ServiceStepProps) => {
  const { t } = useTranslation('booking')
  const dispatch = useAppDispatch()
  const { answer } = useQuestions()
  const format = useFormat()
  const sections = salon.sections.filter(({ services }) => services.length > 0)
  const section = sections.find(({ id }) => id === booking.sectionId) ?? sections[0]

  if (!section) {
    return (
      <EmptyState
        picture="staffMember"
        title={t('service.none')}
        action={<ButtonLink to={paths.search}>{t('service.otherSalons')}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <StepHeading>{t('service.title')}</StepHeading>
      <Stack>
        {sections.length > 1 && (
          <ChipGroup
            label={t('service.sections')}
            hideLabel
            scroll
            value={section.id}
            onValueChange={id => dispatch(sectionChosen(id))}
          >
            {sections.map(({ id, ...named }) => (
              <Chip key={id} value={id}>
                <bdi>{format.name(named)}</bdi>
              </Chip>
            ))}
          </ChipGroup>
        )}
        <ServiceChoices
          services={section.services}
          onChoose={({ id: serviceId }) =>
            answer(serviceChosen({ serviceId, asksStaff: asksStaffFor(salon, [serviceId]) }))
          }
        />
      </Stack>
    </>
  )
}
