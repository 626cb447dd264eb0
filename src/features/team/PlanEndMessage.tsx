import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { StaffMember } from '@/domain/salon'
import { wallOf, type Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/ButtonLink'

interface PlanEndMessageProps {
  endsAt: Instant
  staff: readonly StaffMember[]
  timeZone: string
}

/** Says before the team plan ends what becomes of the staff. */
export function PlanEndMessage({ endsAt, staff, timeZone }: PlanEndMessageProps) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const [first, ...others] = staff
  if (!first || others.length === 0) return null
  return (
    <Banner
      tone="warn"
      title={t('plan.ends', { date: format.date(wallOf(endsAt, timeZone).date, 'short') })}
      action={<ButtonLink to={paths.manageSubscription}>{t('plan.manage')}</ButtonLink>}
    >
      {t('plan.endsText', { name: format.name(first) })}
    </Banner>
  )
}
