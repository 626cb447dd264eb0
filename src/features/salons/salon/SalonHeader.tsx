import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { Salon } from '@/domain/salon'
import type { Instant } from '@/domain/zonedTime'
import { selectUser } from '@/features/auth/authSlice'
import { useFormat } from '@/i18n/useFormat'
import { useSubmission } from '@/store/useSubmission'
import { ButtonLink } from '@/ui/ButtonLink'
import { useHydrated } from '@/ui/useHydrated'
import { favoriteSubmission } from '../favorite/favoriteSubmission'
import { FavoriteToggle } from '../favorite/FavoriteToggle'
import { OpeningStatus } from '../hours/OpeningStatus'
import { Rating } from '../Rating'
import { SalonPhoto } from '../SalonPhoto'
import { searchAddress } from '../search/searchReturn'
import { ShareButton } from './ShareButton'
import styles from './SalonHeader.module.css'

export const SalonHeader = ({ salon, now }: { salon: Salon; now: Instant }) => {
  const { t } = useTranslation(['salon', 'common'])
  const { name } = useFormat()
  const user = useSelector(selectUser)
  const location = useLocation()
  // The server does not know where the reader comes from.
  const from: unknown = useHydrated() ? location.state : null
  useSubmission(favoriteSubmission)
  return (
    <header className={styles.header}>
      <SalonPhoto salon={salon} className={styles.photo} />
      <div className={styles.tools}>
        <ButtonLink to={searchAddress(user, from)} icon="back" className={styles.back}>
          {t('backToSearch')}
        </ButtonLink>
        <span className={styles.actions}>
          <ShareButton salon={salon} />
          <FavoriteToggle salon={salon} />
        </span>
      </div>
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.name}>
          <bdi>{name(salon)}</bdi>
        </h1>
        <p className={styles.facts}>
          <Rating salon={salon} />
          <span>{t(`common:businessType.${salon.businessType}`)}</span>
        </p>
        <OpeningStatus salon={salon} now={now} />
      </div>
    </header>
  )
}
