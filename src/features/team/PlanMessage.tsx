import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { Team } from '@/domain/team'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/ButtonLink'

export function PlanMessage({ team: { plan, staff, seats } }: { team: Team }) {
  const { t } = useTranslation('team')
  if (plan === 'team') return <Banner tone="warn">{t('plan.full')}</Banner>
  const isUnseated = staff.length > seats
  return (
    <Banner
      tone={isUnseated ? 'warn' : 'info'}
      title={t(isUnseated ? 'plan.unseated' : 'plan.title')}
      action={
        <ButtonLink to={paths.manageSubscription} variant="primary">
          {t('plan.see')}
        </ButtonLink>
      }
    >
      {t(isUnseated ? 'plan.unseatedText' : plan === 'one_person' ? 'plan.onePerson' : 'plan.none')}
    </Banner>
  )
}
