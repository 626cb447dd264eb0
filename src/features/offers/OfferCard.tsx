import { useTranslation } from 'react-i18next'
import type { Offer } from '@/domain/offer'
import { paths } from '@/domain/paths'
import { useFormat } from '@/i18n/useFormat'
import { Card } from '@/ui/Card'
import { CardLink } from '@/ui/CardLink'
import { Icon } from '@/ui/Icon'
import styles from './OfferCard.module.css'

/** An offer of a salon leads there; one of Kursi itself stands alone. */
export const OfferCard = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation('offers')
  const format = useFormat()
  const { salon } = offer
  const title = format.name({ name: offer.title, nameAr: offer.titleAr })
  const details = format.name({ name: offer.details, nameAr: offer.detailsAr })
  return (
    <Card as="li" interactive={salon !== null} className={styles.card}>
      <h3 className={styles.title}>
        {salon ? <CardLink to={paths.salon(salon.id)}>{title}</CardLink> : title}
      </h3>
      {details && (
        <p dir="auto" className={styles.details}>
          {details}
        </p>
      )}
      <p className={styles.foot}>
        {salon && <bdi className={styles.salon}>{format.name(salon)}</bdi>}
        <span className={styles.until}>
          <Icon name="clock" size={16} />
          {t('until', { date: format.date(offer.endsOn, 'short') })}
        </span>
      </p>
    </Card>
  )
}
