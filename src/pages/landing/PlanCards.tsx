import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { planOffers } from '@/domain/plans'
import { ButtonLink } from '@/ui/ButtonLink'
import { Link } from '@/ui/Link'
import { PlanCard } from './PlanCard'
import styles from './PlanCards.module.css'

export function PlanCards() {
  const { t } = useTranslation('landing')
  return (
    <section aria-labelledby="plans-title" className={styles.plans}>
      <h2 id="plans-title" className={styles.title}>
        {t('plans.title')}
      </h2>
      <p className={styles.text}>{t('plans.text')}</p>
      <ul className={styles.cards}>
        {planOffers.map(offer => (
          <PlanCard key={offer.tier} offer={offer} />
        ))}
      </ul>
      <div className={styles.ways}>
        <ButtonLink to={paths.manageSubscription} size="large">
          {t('plans.choose')}
        </ButtonLink>
        <Link to={paths.subscriptionTerms} className={styles.terms}>
          {t('plans.terms')}
        </Link>
      </div>
    </section>
  )
}
