import { useTranslation } from 'react-i18next'
import { isLeadChoice } from '@/domain/bookingWindow'
import { SubmissionConflict } from '@/store/SubmissionConflict'
import type { Salon } from '@/domain/salon'
import type { ServiceRequest } from '@/domain/serviceRequests'
import { currencyName } from '@/i18n/currencyName'
import { usePrice } from '@/i18n/usePrice'
import { useFormat } from '@/i18n/useFormat'
import { serviceForm } from './serviceForm'
import { serviceSubmission } from './serviceSubmission'

const labels = {
  sectionId: 'section',
  name: 'name',
  nameAr: 'mySalon:nameInArabic.label',
  cost: 'cost',
  currency: 'currency',
  time: 'time',
  leadMinutes: 'mySalon:window.lead',
  horizonDays: 'mySalon:window.horizon',
  pauseAfterMinutes: 'gaps.pauseAfter',
  pauseMinutes: 'gaps.pause',
  cleanUpMinutes: 'gaps.cleanUp',
  staffTerms: 'staffTerms.title',
} as const

export function ServiceConflict({ salon: { sections, staff } }: { salon: Salon }) {
  const { t } = useTranslation(['services', 'mySalon', 'common'])
  const { name, list, language } = useFormat()
  const priceOf = usePrice()
  const termsOf = ({ staffTerms, currency }: ServiceRequest) =>
    list(
      staffTerms.map(({ staffId, cost, time }) => {
        const who = staff.find(({ id }) => id === staffId)
        const words = [
          who && name(who),
          cost !== null && priceOf({ cost, currency }),
          time !== null && t('common:minutes', { count: time }),
        ]
        return words.filter(Boolean).join(' · ')
      }),
    )
  return (
    <SubmissionConflict
      submission={serviceSubmission}
      toValues={request => serviceForm(request)}
      label={field => t(labels[field])}
      describe={(field, theirs) => {
        if (field === 'leadMinutes' && isLeadChoice(theirs.leadMinutes))
          return t(`mySalon:window.leads.${theirs.leadMinutes}`)
        if (field === 'staffTerms') return termsOf(theirs) || null
        if (field === 'currency') return currencyName(theirs.currency, language)
        if (field !== 'sectionId') return undefined
        const section = sections.find(({ id }) => id === theirs.sectionId)
        return section && name(section)
      }}
    />
  )
}
