import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { Favorite } from '@/domain/salon'
import { useCityName } from '@/i18n/useCityName'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { CardLink } from '@/ui/CardLink'
import { EntryFact } from '@/ui/EntryFact'
import { EntryWords } from '@/ui/EntryWords'
import { Inline } from '@/ui/Inline'
import styles from './FavoriteCard.module.css'

/** A foreign host sends only the name and the location, so the card cannot link to the salon. */
type FavoriteOfAnyHost = Pick<Favorite, 'name' | 'location'> & Partial<Favorite>

export const FavoriteCard = ({ favorite }: { favorite: FavoriteOfAnyHost }) => {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { name, nameAr = null, location, country, photoUrl, salonId } = favorite
  const shown = format.name({ name, nameAr })
  const city = useCityName(location, country)
  return (
    <Card as="li" interactive={salonId !== undefined}>
      <Inline gap={12}>
        <Avatar name={shown} src={photoUrl ?? undefined} seed={salonId} />
        <EntryWords
          as="h3"
          name={
            salonId === undefined ? (
              <bdi>{shown}</bdi>
            ) : (
              <CardLink to={paths.salon(salonId)}>
                <bdi>{shown}</bdi>
              </CardLink>
            )
          }
        >
          <EntryFact>
            <bdi>{city}</bdi>
          </EntryFact>
        </EntryWords>
        {salonId !== undefined && (
          <ButtonLink to={paths.booking(salonId)} className={styles.book} needsNetwork>
            {t('favorite.book')}
          </ButtonLink>
        )}
      </Inline>
    </Card>
  )
}
