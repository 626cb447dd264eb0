import { useTranslation } from 'react-i18next'
import { AsOf } from '@/store/AsOf'
import { QueryFailed } from '@/store/QueryFailed'
import { paths } from '@/domain/paths'
import type { Favorite } from '@/domain/salon'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { SkeletonList } from '@/ui/SkeletonList'
import { FavoriteCard } from './FavoriteCard'
import styles from './FavoriteSection.module.css'
import { HomeSection } from './HomeSection'
import type { Fetched } from './NextReservationSection'
import { Prompt } from './Prompt'

export const FavoriteSection = ({ query }: { query: Fetched<Favorite[]> }) => {
  const { t } = useTranslation(['home', 'common'])
  const { data, isError } = query
  return (
    <HomeSection id="favorites" title={t('favorite.title', { count: data?.length ?? 1 })}>
      <AsOf of="listFavorites" query={query} />
      {data && data.length > 0 && (
        <ul className={styles.cards}>
          {data.map(favorite => (
            <FavoriteCard key={favorite.id} favorite={favorite} />
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <Prompt text={t('favorite.none')} action={<ButtonLink to={paths.search}>{t('search')}</ButtonLink>} />
      )}
      {!data && isError && (
        <Card>
          <QueryFailed title={t('favorite.failed')} query={query} />
        </Card>
      )}
      {!data && !isError && <SkeletonList label={t('common:loading')} count={1} />}
    </HomeSection>
  )
}
