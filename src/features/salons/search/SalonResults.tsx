import { lazy, Suspense, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import { noFilters } from '@/domain/filterAddress'
import type { SalonPage } from '@/domain/salon'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { useHydrated } from '@/ui/useHydrated'
import { LoadFailed } from '../LoadFailed'
import { DidYouMean } from './DidYouMean'
import { ResultsHeader } from './ResultsHeader'
import { SalonCardSkeleton } from './SalonCardSkeleton'
import { toSearch } from './salonFilters'
import { SalonList } from './SalonList'
import type { SalonFiltersControl } from './useSalonFilters'
import styles from './SalonList.module.css'

const skeletons = 6

const SalonMap = lazy(async () => ({ default: (await import('../map/SalonMap')).SalonMap }))

/** One row per salon, even if the list shifted between two pages and a salon came twice. */
const salonsOf = (pages: readonly SalonPage[]) => [
  ...new Map(pages.flatMap(({ salons }) => salons).map(salon => [salon.id, salon])).values(),
]

export const SalonResults = ({ control }: { control: SalonFiltersControl }) => {
  const { t } = useTranslation(['search', 'common'])
  const { filters, position, areNone, change, clear } = control
  const search = useMemo(() => toSearch(filters, position), [filters, position])
  const results = salonsApi.useListSalonsInfiniteQuery(search)
  const { data, currentData, isError } = results
  const section = useRef<HTMLElement>(null)
  const total = currentData?.pages[0]?.total
  const correction = currentData?.pages[0]?.correction

  const isMapShown = filters.view === 'map' && data && total !== 0
  // The map's library needs a browser.
  const isHydrated = useHydrated()
  const salons = useMemo(() => (data ? salonsOf(data.pages) : []), [data])

  const body = () => {
    if (isError && !currentData) {
      return <LoadFailed query={results} />
    }
    if (!data) {
      return (
        <ul role="list" className={styles.list} aria-label={t('common:loading')}>
          {Array.from({ length: skeletons }, (_, index) => (
            <SalonCardSkeleton key={index} />
          ))}
        </ul>
      )
    }
    if (total === 0) {
      return (
        <EmptyState
          picture="search"
          title={t('empty.title')}
          text={t(areNone ? 'empty.noneYet' : 'empty.text')}
          action={!areNone && <Button onClick={clear}>{t('filters.everywhere')}</Button>}
        />
      )
    }
    // The old results stay, marked as old, until the new results are here.
    return (
      <SalonList
        salons={salons}
        isOld={!currentData}
        more={{
          isThere: results.hasNextPage,
          isLoading: results.isFetchingNextPage,
          hasFailed: results.isFetchNextPageError,
          load: () => void results.fetchNextPage(),
        }}
      />
    )
  }

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="results-heading" className={styles.results}>
      <ResultsHeader control={control} total={total} />
      {correction && (
        <DidYouMean
          typed={filters.text.trim()}
          correction={correction}
          onChoose={text => {
            change(correction.isApplied ? { text } : { ...noFilters, text })
            // The pressed button goes.
            section.current?.focus()
          }}
        />
      )}
      <div className={isMapShown ? styles.beside : undefined}>
        {isMapShown && (
          <div className={styles.map}>
            <Suspense fallback={<Skeleton shape="block" />}>
              {isHydrated && <SalonMap salons={salons} />}
            </Suspense>
          </div>
        )}
        <div className={styles.found}>{body()}</div>
      </div>
    </section>
  )
}
