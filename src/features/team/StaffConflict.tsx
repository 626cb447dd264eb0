import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { SubmissionConflict } from '@/store/SubmissionConflict'
import { toValues } from './staffValues'
import { staffSubmission } from './teamSubmissions'

const labels = { name: 'name', nameAr: 'nameAr', serviceIds: 'services', hours: 'hours' } as const

const fields: Readonly<Record<string, readonly string[]>> = {
  serviceIds: ['allServices', 'serviceIds'],
  hours: ['ownHours', 'week'],
}

export function StaffConflict({ salon }: { salon: Salon }) {
  const { t } = useTranslation('team')
  const { name } = useFormat()
  const services = salon.sections.flatMap(section => section.services)
  return (
    <SubmissionConflict
      submission={staffSubmission}
      toValues={toValues}
      label={field => t(`field.${labels[field]}`)}
      boxesOf={field => fields[field]}
      describe={(field, { serviceIds, hours }) => {
        if (field === 'hours') return t(hours ? 'hasOwnHours' : 'salonHours')
        if (field !== 'serviceIds') return undefined
        if (serviceIds.length === 0) return t('allServices')
        return services
          .filter(({ id }) => serviceIds.includes(id))
          .map(name)
          .join(' · ')
      }}
    />
  )
}
