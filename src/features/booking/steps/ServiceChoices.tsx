import { spreadOf } from '@/domain/staffTerms'
import type { Service, StaffMember } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Stack } from '@/ui/Stack'
import { ChoiceButton } from './ChoiceButton'
import { useSpreadWords } from '@/i18n/useSpreadWords'

interface ServiceChoicesProps {
  services: readonly Service[]
  /** Those who may do them. */
  staff: readonly StaffMember[]
  onChoose: (service: Service) => void
}

export const ServiceChoices = ({ services, staff, onChoose }: ServiceChoicesProps) => {
  const format = useFormat()
  const words = useSpreadWords()
  return (
    <Stack as="ul" gap={8}>
      {services.map(service => (
        <li key={service.id}>
          <ChoiceButton
            title={<bdi>{format.name(service)}</bdi>}
            text={words.minutes(spreadOf([service], staff))}
            end={words.price(spreadOf([service], staff), service.currency)}
            onChoose={() => onChoose(service)}
          />
        </li>
      ))}
    </Stack>
  )
}
