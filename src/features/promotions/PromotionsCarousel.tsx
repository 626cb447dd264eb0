import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { promotionsApi } from '@/api/promotionsApi'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Skeleton } from '@/ui/Skeleton'
import { PromotionCard } from './PromotionCard'
import styles from './PromotionsCarousel.module.css'
import { scrollStrip } from './scrollStrip'
import { useStripEnds } from './useStripEnds'

/** Promotions in a row, scrolled by touch, arrow keys or two buttons. Renders nothing without promotions. */
export const PromotionsCarousel = () => {
  const { t } = useTranslation(['promotions', 'common'])
  const strip = useRef<HTMLUListElement>(null)
  const { data: promotions, isError, isFetching, refetch } = promotionsApi.useListPromotionsQuery()
  const { isAtStart, isAtEnd } = useStripEnds(strip, promotions)
  if (promotions?.length === 0) return null
  return (
    <section aria-labelledby="promotions-heading">
      <div className={styles.head}>
        <h2 id="promotions-heading">{t('title')}</h2>
        {promotions && (
          <span className={styles.buttons}>
            <IconButton
              icon="back"
              tone="framed"
              label={t('earlier')}
              resting={isAtStart}
              onClick={() => scrollStrip(strip.current, 'back')}
            />
            <IconButton
              icon="forward"
              tone="framed"
              label={t('later')}
              resting={isAtEnd}
              onClick={() => scrollStrip(strip.current, 'forward')}
            />
          </span>
        )}
      </div>
      {!promotions && isError && (
        <p className={styles.failed}>
          <span>{t('failed')}</span>
          <Button size="small" icon="retry" busy={isFetching} onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </p>
      )}
      {(promotions || !isError) && (
        <ul
          ref={strip}
          role="list"
          className={styles.strip}
          tabIndex={0}
          aria-labelledby="promotions-heading"
        >
          {promotions
            ? promotions.map(promotion => <PromotionCard key={promotion.id} promotion={promotion} />)
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
