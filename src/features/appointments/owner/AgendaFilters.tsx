import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { salonsApi } from '@/api/salonsApi'
import { appointmentStatuses } from '@/domain/appointment'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { SearchField } from '@/ui/SearchField'
import { SelectField } from '@/ui/SelectField'
import { useFormat } from '@/i18n/useFormat'
import styles from './AgendaFilters.module.css'
import { useStaffFilter } from './useStaffFilter'
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
  const format = useFormat()
  const { data: salon } = salonsApi.useGetMySalonQuery()
  const { staffId, choose } = useStaffFilter(salon)
  const staff = salon?.staff ?? []
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
        className={styles.search}
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
      {staff.length > 1 && (
        <SelectField
          label={t('owner.staffLabel')}
          hideLabel
          value={staffId ?? ''}
          options={[
            { value: '', label: t('owner.allStaff') },
            ...staff.map(one => ({ value: one.id, label: format.name(one) })),
          ]}
          onChange={event => choose(event.target.value)}
        />
      )}
    </div>
  )
}
