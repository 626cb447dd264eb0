import type { SalonCard } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'

interface CityNameProps {
  salon: Pick<SalonCard, 'city' | 'cityAr'>
}

export const CityName = ({ salon: { city, cityAr } }: CityNameProps) => (
  <bdi>{useFormat().name({ name: city, nameAr: cityAr })}</bdi>
)
