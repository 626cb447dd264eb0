import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { offersApi } from '@/api/offersApi'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Skeleton } from '@/ui/Skeleton'
import { OfferCard } from './OfferCard'
import styles from './OffersCarousel.module.css'
import { scrollStrip } from './scrollStrip'

/** Offers side by side, moved by the thumb, the arrow keys or two buttons; nothing where there are none. */
export const OffersCarousel = () => {
  const { t } = useTranslation(['offers', 'common'])
  const strip = useRef<HTMLUListElement>(null)
  const { data: offers, isError, isFetching, refetch } = offersApi.useListOffersQuery()
  if (offers?.length === 0) return null
  return (
    <section aria-labelledby="offers-heading">
      <div className={styles.head}>
        <h2 id="offers-heading">{t('title')}</h2>
        {offers && (
          <span className={styles.buttons}>
            <IconButton
              icon="back"
              tone="framed"
              label={t('earlier')}
              onClick={() => scrollStrip(strip.current, 'back')}
            />
            <IconButton
              icon="forward"
              tone="framed"
              label={t('later')}
              onClick={() => scrollStrip(strip.current, 'forward')}
            />
          </span>
        )}
      </div>
      {!offers && isError && (
        <p className={styles.failed}>
          {t('failed')}
          <Button size="small" icon="retry" busy={isFetching} onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </p>
      )}
      {(offers || !isError) && (
        <ul ref={strip} role="list" className={styles.strip} tabIndex={0} aria-labelledby="offers-heading">
          {offers
            ? offers.map(offer => <OfferCard key={offer.id} offer={offer} />)
            : Array.from({ length: 3 }, (_, index) => (
                <li key={index}>
                  <Skeleton shape="block" height="9rem" />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}
