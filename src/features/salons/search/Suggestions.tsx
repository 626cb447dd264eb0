import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { suggestionsApi } from '@/api/suggestionsApi'
import { noFilters, type SalonFilters } from '@/domain/filterAddress'
import { paths } from '@/domain/paths'
import type { SearchSuggestions } from '@/domain/salonSearch'
import { useFormat } from '@/i18n/useFormat'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { useSuggestionKeys, type KeyHandler } from '@/ui/useSuggestionKeys'
import type { SearchReturn } from './searchReturn'
import styles from './Suggestions.module.css'

export interface SuggestionsProps {
  /** Id of the list. */
  id: string
  text: string
  keysRef: RefObject<KeyHandler | null>
  /** The id of the option that the keys have reached; null while nothing is suggested. */
  onShown: (active: string | undefined | null) => void
  onFilter: (changes: Partial<SalonFilters>) => void
  onClose: () => void
}

interface Option {
  id: string
  label: string
  detail?: ReactNode
  choose: () => void
}

const none: SearchSuggestions = { salons: [], services: [], cities: [] }

/** The salons, services and cities that a text in the search field may mean. */
export function Suggestions({ id, text, keysRef, onShown, onFilter, onClose }: SuggestionsProps) {
  const { t } = useTranslation('search')
  const format = useFormat()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data = none } = suggestionsApi.useGetSearchSuggestionsQuery(text)
  const cityOf = (of: { city: string; cityAr: string | null }) =>
    format.name({ name: of.city, nameAr: of.cityAr })

  const groups: {
    name: 'services' | 'cities' | 'salons'
    icon: 'scissors' | 'pin' | 'search'
    options: Option[]
  }[] = [
    {
      name: 'salons',
      icon: 'search',
      options: data.salons.map(salon => ({
        id: `${id}-salon-${salon.slug}`,
        label: format.name(salon),
        detail: cityOf(salon),
        choose: () => void navigate(paths.salon(salon.slug), { state: { search } satisfies SearchReturn }),
      })),
    },
    {
      name: 'services',
      icon: 'scissors',
      options: data.services.map((service, index) => ({
        id: `${id}-service-${index}`,
        label: format.name(service),
        choose: () => onFilter({ text: format.name(service) }),
      })),
    },
    {
      name: 'cities',
      icon: 'pin',
      options: data.cities.map(city => ({
        id: `${id}-city-${city.country}-${city.city}`.replace(/\s/g, '-'),
        label: cityOf(city),
        detail: t('results.count', { count: city.salons }),
        choose: () => onFilter({ text: noFilters.text, country: city.country, city: city.city }),
      })),
    },
  ]
  const shown = groups.filter(({ options }) => options.length > 0)
  const options = shown.flatMap(group => group.options)
  const choose = (chosen: string) => {
    options.find(option => option.id === chosen)?.choose()
    onClose()
  }
  const active = useSuggestionKeys({
    options: options.map(option => option.id),
    keysRef,
    onActiveChange: onShown,
    onChoose: choose,
    onClose,
  })
  const isEmpty = options.length === 0
  const notifyShown = useEffectEvent(() => onShown(isEmpty ? null : active))
  useEffect(() => {
    notifyShown()
  }, [isEmpty])

  if (isEmpty) return null
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('suggestions.label')}
      className={styles.list}
      // The focus stays in the field.
      onMouseDown={event => event.preventDefault()}
    >
      {shown.map(({ name, icon, options: ofGroup }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className={styles.heading}>
            {t(`suggestions.${name}`)}
          </div>
          {ofGroup.map(option => (
            <div
              key={option.id}
              id={option.id}
              role="option"
              aria-selected={option.id === active}
              className={classNames(styles.option, option.id === active && styles.active)}
              onClick={() => choose(option.id)}
            >
              <Icon name={icon} size={20} />
              <bdi className={styles.label}>{option.label}</bdi>
              {option.detail && <bdi className={styles.detail}>{option.detail}</bdi>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
