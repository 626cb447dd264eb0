import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { countFilters } from './salonFilters'
import type { SalonFiltersControl } from './useSalonFilters'
import styles from './SalonFilterBar.module.css'

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet')).FilterSheet }))

/** On a phone: opens a sheet of all filters. */
export const FilterSheetButton = ({ control }: { control: SalonFiltersControl }) => {
  const { t } = useTranslation('search')
  const [isOpen, setIsOpen] = useState(false)
  const number = countFilters(control.filters)
  return (
    <>
      <Button
        icon="filter"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {number > 0 ? t('filters.openCounted', { number }) : t('filters.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet control={control} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
