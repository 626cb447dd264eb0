import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { useFormat } from '@/i18n/useFormat'
import { Badge } from '@/ui/Badge'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { RequestText } from './RequestText'
import { StepName } from './StepName'
import styles from './StepList.module.css'
import { stepChosen } from './supportSlice'
import type { TimelineStep } from './timeline'

interface StepRowProps {
  step: TimelineStep
  time: string
  isShown: boolean
  isFolded?: boolean
  hasNote: boolean
}

/** The button that shows a step. */
export const StepRow = memo(({ step, time, isShown, isFolded = false, hasNote }: StepRowProps) => {
  const { t } = useTranslation('support')
  const { number } = useFormat()
  const dispatch = useAppDispatch()
  const { index, name, request, isError } = step
  return (
    <button
      type="button"
      className={classNames(styles.step, isFolded && styles.folded, isShown && styles.shown)}
      aria-current={isShown ? 'step' : undefined}
      onClick={() => dispatch(stepChosen(index))}
    >
      <StepName name={name} className={styles.name} />
      {request && <RequestText request={request} />}
      {isError && <Badge tone="bad">{t('steps.error')}</Badge>}
      {hasNote && (
        <span className={styles.noted}>
          <Icon name="edit" size={16} />
          <span className="visually-hidden">{t('notes.has')}</span>
        </span>
      )}
      <span className={classNames(styles.time, 'numeric')}>
        <span>{time}</span> <span className={styles.number}>{number(index)}</span>
      </span>
    </button>
  )
})
StepRow.displayName = 'StepRow'
