import type { SalonCard } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { usePrice } from '@/i18n/usePrice'
import { useFromPrice } from '../useFromPrice'
import styles from './SalonCard.module.css'

/** The price of the service that the search asks for, else the lowest of the salon. */
export const CardPrice = ({ salon: { askedService, fromPrice } }: { salon: SalonCard }) => {
  const format = useFormat()
  const priceOf = usePrice()
  const fromPriceOf = useFromPrice()
  if (askedService) {
    const { amount: cost, currency } = askedService.price
    return (
      <p className={styles.price}>
        <bdi>{format.name(askedService)}</bdi> <span>·</span> <bdi>{priceOf({ cost, currency })}</bdi>
      </p>
    )
  }
  return fromPrice && <p className={styles.price}>{fromPriceOf(fromPrice)}</p>
}
