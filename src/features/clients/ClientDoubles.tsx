import { useTranslation } from 'react-i18next'
import type { ClientDouble } from '@/domain/client'
import { useAppDispatch } from '@/store/services'
import { Button } from '@/ui/Button'
import styles from './ClientDialog.module.css'
import { mergeAsked } from './clientsSlice'

/** Other clients of the same name, each of whom can be merged with the card's after a question. */
export const ClientDoubles = ({ doubles }: { doubles: readonly ClientDouble[] }) => {
  const { t } = useTranslation('clients')
  const dispatch = useAppDispatch()
  const phoneOf = ({ phone }: ClientDouble) => phone || t('noPhone')
  return (
    <section aria-labelledby="client-doubles">
      <h3 id="client-doubles" className={styles.heading}>
        {t('merge.heading')}
      </h3>
      <ul role="list" className={styles.history}>
        {doubles.map(one => (
          <li key={one.appointmentId}>
            <div>
              <p className={styles.date}>
                <bdi>{one.name}</bdi>
              </p>
              <p className={styles.soft}>
                <bdi>{phoneOf(one)}</bdi>
                <span> · </span>
                <span>{t('merge.appointments', { count: one.appointments })}</span>
              </p>
            </div>
            <Button
              size="small"
              aria-label={t('merge.with', { name: one.name, phone: phoneOf(one) })}
              onClick={() => dispatch(mergeAsked(one.appointmentId))}
            >
              {t('merge.action')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
