import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { SubmissionConflict } from '@/store/SubmissionConflict'
import { useToday } from '@/store/useNow'
import { promotionForm } from './promotionForm'
import { promotionSubmission } from './promotionSubmission'
import { usePromotionWords } from './usePromotionWords'

const labels = {
  title: 'title',
  titleAr: 'titleAr',
  details: 'details',
  startsOn: 'startsOn',
  endsOn: 'endsOn',
  discount: 'kind',
  serviceIds: 'services',
} as const

const boxes: { readonly [field: string]: readonly string[] } = {
  discount: ['kind', 'value'],
  serviceIds: ['isForAll', 'serviceIds'],
}

export function PromotionConflict({ salon }: { salon: Salon }) {
  const { t } = useTranslation('mySalon')
  const format = useFormat()
  const words = usePromotionWords(salon)
  const today = useToday(salon.timeZone) ?? ''
  return (
    <SubmissionConflict
      submission={promotionSubmission}
      toValues={request => promotionForm(request, salon, today)}
      label={field => t(`promotions.field.${labels[field]}`)}
      boxesOf={field => boxes[field]}
      describe={(field, theirs) => {
        if (field === 'discount') return words.off(theirs)
        if (field === 'serviceIds') return words.services(theirs)
        return field === 'startsOn' || field === 'endsOn' ? format.date(theirs[field], 'short') : undefined
      }}
    />
  )
}
