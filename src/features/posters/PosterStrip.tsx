import { useTranslation } from 'react-i18next'
import { postersApi } from '@/api/postersApi'
import { PosterPicture } from './PosterPicture'
import styles from './PosterStrip.module.css'

/** A salon's posters side by side for its visitors. A salon without any has no place for them either. */
export function PosterStrip({ salonId }: { salonId: string }) {
  const { t } = useTranslation('posters')
  const { data: posters = [] } = postersApi.useListPostersQuery(salonId)
  if (posters.length === 0) return null
  return (
    <section aria-labelledby="posters-heading">
      <h2 id="posters-heading" className={styles.heading}>
        {t('title')}
      </h2>
      <ul role="list" className={styles.strip} tabIndex={0} aria-labelledby="posters-heading">
        {posters.map(poster => (
          <li key={poster.id} className={styles.item}>
            <PosterPicture poster={poster} />
          </li>
        ))}
      </ul>
    </section>
  )
}
