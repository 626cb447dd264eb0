import { useTranslation } from 'react-i18next'
import { filterNames } from '@/domain/filterAddress'
import { namedDays } from '@/domain/freeTime'
import { ToggleChip } from '@/ui/ToggleChip'
import { DayAndHour } from './DayAndHour'
import { searchFormId } from './searchFormId'
import type { SalonFiltersControl } from './useSalonFilters'

type TimeFilterProps = Pick<SalonFiltersControl, 'filters' | 'change'>

/** Filters by a slot that is free today, tomorrow or in the evening. */
export const NamedTimes = ({ filters: { day, evening }, change }: TimeFilterProps) => {
  const { t } = useTranslation('search')
  return (
    <>
      {namedDays.map(name => (
        <ToggleChip
          key={name}
          name={filterNames.day}
          value={name}
          form={searchFormId}
          checked={day === name}
          onCheckedChange={checked => change({ day: checked ? name : '' })}
        >
          {t(`when.${name}`)}
        </ToggleChip>
      ))}
      <ToggleChip
        name={filterNames.evening}
        value="true"
        form={searchFormId}
        checked={evening === 'true'}
        onCheckedChange={checked => change({ evening: checked ? 'true' : '' })}
      >
        {t('when.evening')}
      </ToggleChip>
    </>
  )
}

/** Filters by when a slot is free. */
export const TimeFilter = (props: TimeFilterProps) => (
  <>
    <NamedTimes {...props} />
    <DayAndHour {...props} />
  </>
)
