import { useTranslation } from 'react-i18next'
import { planOffers, planSizes, type PlanOffer } from '@/domain/plans'
import { ListPrice } from './ListPrice'
import { MonthlyPrice } from './MonthlyPrice'
import styles from './PlanTable.module.css'

/** The plans on sale side by side, from the same data that the checkout uses. `labelledBy` is the id of its heading. */
export function PlanTable({ labelledBy }: { labelledBy: string }) {
  const { t } = useTranslation(['plans', 'common'])
  const extrasOf = ({ features }: PlanOffer) => features.map(feature => t(`features.${feature}`))
  return (
    <div className={styles.frame} role="group" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('plan')}</th>
            <th scope="col">{t('period')}</th>
            {planSizes.map(size => (
              <th key={size} scope="col">
                {t(`common:plan.${size}`)}
              </th>
            ))}
            <th scope="col">{t('trial')}</th>
            <th scope="col">{t('gives')}</th>
          </tr>
        </thead>
        <tbody>
          {planOffers.map(offer => (
            <tr key={offer.tier}>
              <th scope="row">{t(`common:plan.${offer.tier}`)}</th>
              <td>{offer.months === 12 ? t('year') : t('common:months', { count: offer.months })}</td>
              {planSizes.map(size => (
                <td key={size}>
                  <ListPrice price={offer.prices[size]} />
                  <MonthlyPrice price={offer.prices[size]} months={offer.months} />
                </td>
              ))}
              <td>{offer.trialDays > 0 ? t('common:days', { count: offer.trialDays }) : t('noTrial')}</td>
              <td>
                <ul>
                  {extrasOf(offer).map(extra => (
                    <li key={extra}>{extra}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
