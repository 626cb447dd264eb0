import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import styles from './StepControls.module.css'
import { selectShownStep, stepChosen } from './supportSlice'

interface StepControlsProps {
  lastStep: number
  name: string
}

/** Steps back and forth. The slider also takes the arrow keys, Home and End. */
export function StepControls({ lastStep, name }: StepControlsProps) {
  const { t } = useTranslation('support')
  const { number } = useFormat()
  const dispatch = useAppDispatch()
  const step = useSelector(selectShownStep)
  const position = t('steps.position', { step: number(step), last: number(lastStep) })
  const button = (key: 'first' | 'previous' | 'next' | 'last', target: number) => (
    <Button size="small" aria-disabled={target === step} onClick={() => dispatch(stepChosen(target))}>
      {t(`steps.${key}`)}
    </Button>
  )
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        {button('first', 0)}
        {button('previous', Math.max(step - 1, 0))}
        {button('next', Math.min(step + 1, lastStep))}
        {button('last', lastStep)}
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('steps.slider')}
        aria-valuetext={`${position}: ${name}`}
        min={0}
        max={lastStep}
        value={step}
        onChange={({ currentTarget }) => dispatch(stepChosen(currentTarget.valueAsNumber))}
      />
      <p className={styles.position}>
        <span className="numeric">{position}</span> <code dir="ltr">{name}</code>
      </p>
    </div>
  )
}
