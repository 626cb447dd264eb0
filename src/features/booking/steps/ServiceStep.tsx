import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { paths } from '@/domain/paths'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/ButtonLink'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/Stack'
import { serviceChosen } from '../answers'
import type { Booking } from '../bookingAt'
import { ServiceChoices } from './ServiceChoices'
import { sectionsWith } from '../offer'
import { StepHeading } from '@/ui/StepHeading'
import { useBookingSteps } from '../useBookingSteps'

interface ServiceStepProps {
  salon: Salon
  booking: Extract<Booking, { step: 'service' }>
}

export const ServiceStep = ({ salon, booking }: ServiceStepProps) => {
  const { t } = useTranslation('booking')
  const { answer, correct } = useBookingSteps(salon)
  const format = useFormat()
  const { staffId } = booking
  const staffMember = salon.staff.find(({ id }) => id === staffId)
  const sections = sectionsWith(salon, staffId)
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
        {staffMember && (
          <p>
            <span>{t('service.with')}</span> <bdi>{format.name(staffMember)}</bdi>
          </p>
        )}
        {booking.isGone && <Banner tone="warn">{t('service.gone')}</Banner>}
        {sections.length > 1 && (
          <ChipGroup
            label={t('service.sections')}
            hideLabel
            scroll
            value={section.id}
            onValueChange={sectionId => correct({ step: 'service', sectionId, staffId, serviceIds: [] })}
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
          staff={salon.staff.filter(({ id }) => staffId === undefined || id === staffId)}
          onChoose={({ id }) => answer(serviceChosen(id, staffId))}
        />
      </Stack>
    </>
  )
}
