import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { Favorite } from '@/domain/salon'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { FailedState } from '@/ui/FailedState'
import { SkeletonList } from '@/ui/SkeletonList'
import { FavoriteCard } from './FavoriteCard'
import styles from './FavoriteSection.module.css'
import { HomeSection } from './HomeSection'
import type { Fetched } from './NextReservationSection'
import { Prompt } from './Prompt'

export const FavoriteSection = ({ data, isError, isFetching, refetch }: Fetched<Favorite[]>) => {
  const { t } = useTranslation(['home', 'common'])
  return (
    <HomeSection id="favorites" title={t('favorite.title', { count: data?.length ?? 1 })}>
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
          <FailedState
            title={t('favorite.failed')}
            retryLabel={t('common:retry')}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </Card>
      )}
      {!data && !isError && <SkeletonList label={t('common:loading')} count={1} />}
    </HomeSection>
  )
}
