import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { appointmentStatuses } from '@/domain/appointment'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { SearchField } from '@/ui/SearchField'
import { SelectField } from '@/ui/SelectField'
import styles from './AgendaFilters.module.css'
import {
  agendaRanges,
  rangeChosen,
  searchTyped,
  selectRange,
  selectSearch,
  selectStatus,
  statusChosen,
  type StatusFilter,
} from '../appointmentsSlice'

const statusFilters: readonly StatusFilter[] = ['all', ...appointmentStatuses]

const findIn = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find(value => value === text)

export const AgendaFilters = () => {
  const { t } = useTranslation('appointments')
  const dispatch = useAppDispatch()
  const range = useSelector(selectRange)
  const status = useSelector(selectStatus)
  return (
    <div className={styles.filters}>
      <ChipGroup
        label={t('owner.rangeLabel')}
        hideLabel
        scroll
        value={range}
        className={styles.ranges}
        onValueChange={value => {
          const chosen = findIn(agendaRanges, value)
          if (chosen) dispatch(rangeChosen(chosen))
        }}
      >
        {agendaRanges.map(one => (
          <Chip key={one} value={one}>
            {t(`range.${one}`)}
          </Chip>
        ))}
      </ChipGroup>
      <SearchField
        label={t('owner.searchLabel')}
        placeholder={t('owner.searchLabel')}
        clearLabel={t('owner.searchClear')}
        value={useSelector(selectSearch)}
        maxLength={100}
        onValueChange={text => dispatch(searchTyped(text))}
      />
      <SelectField
        label={t('owner.statusLabel')}
        hideLabel
        value={status}
        options={statusFilters.map(value => ({ value, label: t(`status.${value}`) }))}
        onChange={event => {
          const chosen = findIn(statusFilters, event.target.value)
          if (chosen) dispatch(statusChosen(chosen))
        }}
      />
    </div>
  )
}
