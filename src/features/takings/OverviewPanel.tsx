import { skipToken } from '@reduxjs/toolkit/query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { takingsApi } from '@/api/takingsApi'
import { QueryFailed } from '@/store/QueryFailed'
import type { Salon } from '@/domain/salon'
import { Inline } from '@/ui/Inline'
import { SelectField } from '@/ui/SelectField'
import { SkeletonList } from '@/ui/SkeletonList'
import { useBusinessToday } from '@/store/useBusinessToday'
import { Charts } from './Charts'
import { Figures } from './Figures'
import { firstDayOf } from './firstDayOf'
import { selectTakingsRange, takingsRangeChosen, takingsRanges } from './takingsSlice'
import styles from './Overview.module.css'

export function OverviewPanel({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['takings', 'common'])
  const dispatch = useAppDispatch()
  const range = useSelector(selectTakingsRange)
  const today = useBusinessToday(salon)
  const query = takingsApi.useGetOverviewQuery(
    today ? { salonId: salon.id, from: firstDayOf(range, today), to: today } : skipToken,
    { refetchOnMountOrArgChange: true },
  )
  const { data, currentData, isError } = query
  // The previous figures stay visible, paler, until those of the new range are loaded.
  // Figures and charts are rendered in small pieces, between which the page responds.
  const overview = useDeferredValue(currentData ?? data)
  return (
    <section aria-labelledby="overview">
      <Inline spread gap={12} className={styles.head}>
        <h2 id="overview" className={styles.heading}>
          {t('title')}
        </h2>
        <SelectField
          label={t('range.label')}
          hideLabel
          value={range}
          options={takingsRanges.map(value => ({ value, label: t(`range.${value}`) }))}
          onChange={({ target }) => {
            const chosen = takingsRanges.find(value => value === target.value)
            if (chosen) dispatch(takingsRangeChosen(chosen))
          }}
        />
      </Inline>
      {isError && !currentData && <QueryFailed title={t('failed')} query={query} />}
      {!overview && !isError && <SkeletonList kind="tiles" label={t('common:loading')} count={4} />}
      {overview && (currentData || !isError) && (
        <div className={styles.body} aria-busy={!currentData} data-old={currentData ? undefined : ''}>
          <Figures overview={overview} />
          <Charts overview={overview} />
        </div>
      )}
    </section>
  )
}
