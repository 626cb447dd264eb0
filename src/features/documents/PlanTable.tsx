import { useTranslation } from 'react-i18next'
import { planOffers, planSizes } from '@/domain/plans'
import { PlanPrice } from './PlanPrice'
import styles from './PlanTable.module.css'

/** The plans on sale, from the same data that the checkout uses. */
export function PlanTable() {
  const { t } = useTranslation(['documents', 'common'])
  return (
    <div className={styles.frame} role="group" aria-labelledby="plans-title" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('plans.plan')}</th>
            <th scope="col">{t('plans.period')}</th>
            {planSizes.map(size => (
              <th key={size} scope="col">
                {t(`common:plan.${size}`)}
              </th>
            ))}
            <th scope="col">{t('plans.trial')}</th>
            <th scope="col">{t('plans.renewal')}</th>
          </tr>
        </thead>
        <tbody>
          {planOffers.map(({ tier, months, trialDays, prices }) => (
            <tr key={tier}>
              <th scope="row">{t(`common:plan.${tier}`)}</th>
              <td>{months === 12 ? t('plans.year') : t('common:months', { count: months })}</td>
              {planSizes.map(size => (
                <td key={size}>
                  <PlanPrice price={prices[size]} />
                </td>
              ))}
              <td>{trialDays > 0 ? t('common:days', { count: trialDays }) : t('plans.noTrial')}</td>
              <td>{t('plans.automatic')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
