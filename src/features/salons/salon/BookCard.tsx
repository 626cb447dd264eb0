import { paths } from '@/domain/paths'
import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { ButtonLink } from '@/ui/ButtonLink'
import { useFromPrice } from '../useFromPrice'
import styles from './BookCard.module.css'

export const BookCard = ({ salon }: { salon: Salon }) => {
  const { t } = useTranslation('salon')
  const fromPriceOf = useFromPrice()
  return (
    <div className={styles.book}>
      {salon.fromPrice && <p className={styles.price}>{fromPriceOf(salon.fromPrice)}</p>}
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
