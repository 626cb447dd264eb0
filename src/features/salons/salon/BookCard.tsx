import { paths } from '@/domain/paths'
import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { ButtonLink } from '@/ui/ButtonLink'
import styles from './BookCard.module.css'

export const BookCard = ({ salon }: { salon: Salon }) => {
  const { t } = useTranslation('salon')
  const { money } = useFormat()
  return (
    <div className={styles.book}>
      {salon.fromPrice && <p className={styles.price}>{t('fromPrice', { price: money(salon.fromPrice) })}</p>}
      <ButtonLink
        to={paths.booking(salon.slug)}
        variant="primary"
        size="large"
        icon="calendar"
        needsNetwork
        className={styles.button}
      >
        {t('book')}
      </ButtonLink>
    </div>
  )
}
