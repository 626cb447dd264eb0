import { useTranslation } from 'react-i18next'
import type { FreeSlot } from '@/domain/salon'
import { addDays } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { FormSelectField } from '@/ui/form/FormSelectField'

interface SlotFieldProps {
  name: string
  /** Undefined while the slots load. */
  slots: readonly FreeSlot[] | undefined
  hasFailed?: boolean
  /** A slot that was sent before. It can be chosen for a retry, even when it is no longer free. */
  sent: FreeSlot | null
}

export const SlotField = ({ name, slots, hasFailed = false, sent }: SlotFieldProps) => {
  const { t } = useTranslation('slots')
  const format = useFormat()
  const free = slots ?? []
  const isGone = sent !== null && free.every(({ startsAt }) => startsAt !== sent.startsAt)
  const help = hasFailed ? t('field.failed') : slots?.length === 0 ? t('field.none') : undefined
  return (
    <FormSelectField
      name={name}
      label={t('field.label')}
      placeholder={t('field.placeholder')}
      help={help}
      options={[...(isGone ? [sent] : []), ...free].map(({ startsAt, time, offset, nightOf }) => ({
        value: String(startsAt),
        label: nightOf
          ? t('night', { time: format.time(time, offset), date: format.date(addDays(nightOf, 1)) })
          : format.time(time, offset),
      }))}
    />
  )
}
