import { useCityName } from '@/i18n/useCityName'

interface CityNameProps {
  /** English names, as stored. */
  country: string
  city: string
}

export const CityName = ({ country, city }: CityNameProps) => <bdi>{useCityName(city, country)}</bdi>
