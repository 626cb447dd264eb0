import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { Team } from '@/domain/team'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/ButtonLink'

export function PlanMessage({ plan }: Pick<Team, 'plan'>) {
  const { t } = useTranslation('team')
  if (plan === 'team') return <Banner tone="warn">{t('plan.full')}</Banner>
  return (
    <Banner
      tone="info"
      title={t('plan.title')}
      action={
        <ButtonLink to={paths.manageSubscription} variant="primary">
          {t('plan.see')}
        </ButtonLink>
      }
    >
      {t(plan === 'one_person' ? 'plan.onePerson' : 'plan.none')}
    </Banner>
  )
}
