import { useTranslation } from 'react-i18next'
import type { Service } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Stack } from '@/ui/Stack'
import { ChoiceButton } from './ChoiceButton'
import { usePrice } from '@/i18n/usePrice'

interface ServiceChoicesProps {
  services: readonly Service[]
  onChoose: (service: Service) => void
}

export const ServiceChoices = ({ services, onChoose }: ServiceChoicesProps) => {
  const { t } = useTranslation('common')
  const format = useFormat()
  const priceOf = usePrice()
  return (
    <Stack as="ul" gap={8}>
      {services.map(service => (
        <li key={service.id}>
          <ChoiceButton
            title={<bdi>{format.name(service)}</bdi>}
            text={t('minutes', { count: service.time })}
            end={priceOf(service)}
            onChoose={() => onChoose(service)}
          />
        </li>
      ))}
    </Stack>
  )
}
