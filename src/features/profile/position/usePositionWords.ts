import { useTranslation } from 'react-i18next'
import { compassDirection } from '@/domain/geography/compass'
import { distanceInKilometres, type Coordinates } from '@/domain/geography/distance'
import { distanceText } from '@/i18n/distanceText'
import { useCities } from '@/i18n/useCities'
import { useFormat } from '@/i18n/useFormat'

/** Kilometres within which a position counts as the centre. */
const centre = 0.05

/** Degrees as maps and phones write them. */
export const coordinatesText = ({ latitude, longitude }: Coordinates): string =>
  [latitude, longitude].map(degrees => degrees.toFixed(5)).join(', ')

/** Says where a position is: its distance and direction from the salon's city, or its coordinates. */
export function usePositionWords(city: string, country: string): (position: Coordinates) => string {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const { cities } = useCities(country)
  const known = cities.find(({ name }) => name === city)
  return position => {
    if (!known) return coordinatesText(position)
    const kilometres = distanceInKilometres(known, position)
    const name = format.name(known)
    if (kilometres < centre) return t('pin.inCentre', { city: name })
    return t(`pin.from.${compassDirection(known, position)}`, {
      distance: distanceText(kilometres, format.locale),
      city: name,
    })
  }
}
