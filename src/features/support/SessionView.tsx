import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Card } from '@/ui/Card'
import { FactList } from './FactList'
import type { Opened, ShownStep } from './openFile'
import { Screen } from './Screen'
import styles from './SessionView.module.css'
import { StateTree } from './StateTree'
import { StepControls } from './StepControls'
import { StepList } from './StepList'
import { selectShownStep } from './supportSlice'

/** The size for storage entries, which do not contain the window size. */
const phone = { width: 390, height: 844 }

export function SessionView({ kind, facts, steps }: Opened) {
  const { t } = useTranslation('support')
  const shown = useSelector(selectShownStep)
  const step = steps[shown] ?? steps[0]
  const nameOf = ({ action }: ShownStep) => action?.type ?? t('steps.start')
  return (
    <div className={styles.session}>
      <Screen step={step} size={facts?.viewport ?? phone} />
      <div className={styles.aside}>
        <FactList kind={kind} facts={facts} />
        {steps.length > 1 && (
          <>
            <StepControls lastStep={steps.length - 1} name={nameOf(step)} />
            <StepList steps={steps} nameOf={nameOf} />
          </>
        )}
        <Card as="section" aria-label={t('state.label')}>
          {/* Names and values come from the code and are not translated. */}
          <div dir="ltr" lang="en">
            {step.action && <StateTree name="action" value={step.action} />}
            <StateTree name="state" value={step.state} open />
          </div>
        </Card>
      </div>
    </div>
  )
}
