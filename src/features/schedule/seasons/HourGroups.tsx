import { getIn, useFormikContext } from 'formik'
import { use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { weekdays } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { RuleTextContext } from '@/ui/form/RuleText'
import { Inline } from '@/ui/Inline'
import { ToggleChip } from '@/ui/ToggleChip'
import dateStyles from '../Dates.module.css'
import { HoursFields, type HoursChanges } from '../HoursFields'
import {
  emptyGroup,
  freeDaysOf,
  groupFaults,
  salonGroupFaults,
  withDay,
  type GroupFaults,
  type HourGroup,
} from './seasonValues'
import styles from './Seasons.module.css'

interface HourGroupsProps {
  /** The path of the groups in the form's values. */
  name: string
  /** A staff member has no breaks of their own. */
  of: 'salon' | 'staff'
}

/** The hours of a week, written once for all days that have the same. */
export function HourGroups({ name, of }: HourGroupsProps) {
  const { t } = useTranslation('schedule')
  const format = useFormat()
  const { values, setFieldValue } = useFormikContext()
  const groups = getIn(values, name) as HourGroup[]
  const save = (changed: HourGroup[]) => void setFieldValue(name, changed)
  const free = freeDaysOf(groups)
  return (
    <>
      {groups.map((group, index) => (
        <Group
          // Groups have no id, so the index is the key. Their fields are controlled, so none keeps an old value.
          key={index}
          group={group}
          label={t('seasons.nth', { nth: format.number(index + 1) })}
          hasBreaks={of === 'salon'}
          faultsOf={of === 'salon' ? one => salonGroupFaults(groups, one) : groupFaults}
          onDay={(day, isIn) => save(withDay(groups, index, day, isIn))}
          onChange={changes => save(groups.map((one, at) => (at === index ? { ...one, ...changes } : one)))}
          onRemoved={() => save(groups.filter((_one, at) => at !== index))}
        />
      ))}
      {free.length > 0 && (
        <>
          <p className={dateStyles.text}>
            {groups.length === 0
              ? t(`seasons.free.${of}All`)
              : t(`seasons.free.${of}On`, { days: format.list(free.map(format.weekday)) })}
          </p>
          <div>
            <Button variant="quiet" icon="plus" onClick={() => save([...groups, emptyGroup(free)])}>
              {t('seasons.addHours')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

interface GroupProps {
  group: HourGroup
  label: string
  hasBreaks: boolean
  faultsOf: (group: HourGroup) => GroupFaults
  onDay: (day: (typeof weekdays)[number], isIn: boolean) => void
  onChange: (changes: Partial<HourGroup>) => void
  onRemoved: () => void
}

function Group({ group, label, hasBreaks, faultsOf, onDay, onChange, onRemoved }: GroupProps) {
  const { t } = useTranslation('schedule')
  const { weekday } = useFormat()
  const describeRule = use(RuleTextContext)
  const id = useId()
  const { submitCount } = useFormikContext()
  const faults = submitCount > 0 ? faultsOf(group) : { breaks: [] }
  const dayFault = 'days' in faults && faults.days && describeRule(faults.days)
  const { breaks } = group
  const changeBreak = (index: number, changes: object) =>
    onChange({ breaks: breaks.map((pause, at) => (at === index ? { ...pause, ...changes } : pause)) })
  const changes: HoursChanges = {
    startChosen: startHour => onChange({ startHour }),
    endChosen: endHour => onChange({ endHour }),
    breakAdded: () => onChange({ breaks: [...breaks, { startHour: '', endHour: '' }] }),
    breakRemoved: index => onChange({ breaks: breaks.filter((_pause, at) => at !== index) }),
    breakStartChosen: ({ index, hour }) => changeBreak(index, { startHour: hour }),
    breakEndChosen: ({ index, hour }) => changeBreak(index, { endHour: hour }),
  }
  return (
    <div role="group" aria-label={label} className={styles.group}>
      <div
        role="group"
        aria-labelledby={`${id}-days`}
        aria-describedby={dayFault ? `${id}-fault` : undefined}
        className={styles.chips}
      >
        <p id={`${id}-days`}>{t('seasons.days')}</p>
        <Inline gap={8}>
          {weekdays.map(day => (
            <ToggleChip
              key={day}
              checked={group.days.includes(day)}
              onCheckedChange={isIn => onDay(day, isIn)}
            >
              {weekday(day)}
            </ToggleChip>
          ))}
        </Inline>
        {dayFault && (
          <p id={`${id}-fault`} role="alert" className={styles.fault}>
            {dayFault}
          </p>
        )}
      </div>
      <HoursFields draft={group} faults={faults} changes={changes} hasBreaks={hasBreaks} />
      <div>
        <Button variant="quiet" icon="trash" onClick={onRemoved}>
          {t('seasons.removeGroup')}
        </Button>
      </div>
    </div>
  )
}
