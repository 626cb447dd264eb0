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

/** For entries of storage, which do not tell how large the window was. */
const phone = { width: 390, height: 844 }

/** The screen of one step, and beside it the way through all of them. */
export function SessionView({ facts, steps }: Opened) {
  const { t } = useTranslation('support')
  const shown = useSelector(selectShownStep)
  const step = steps[shown] ?? steps[0]
  const nameOf = ({ action }: ShownStep) => action?.type ?? t('steps.start')
  return (
    <div className={styles.session}>
      <Screen step={step} size={facts?.viewport ?? phone} />
      <div className={styles.aside}>
        <FactList facts={facts} />
        {steps.length > 1 && (
          <>
            <StepControls lastStep={steps.length - 1} name={nameOf(step)} />
            <StepList steps={steps} nameOf={nameOf} />
          </>
        )}
        <Card as="section" aria-label={t('state.label')}>
          {/* Names and values are the program's own. */}
          <div dir="ltr" lang="en">
            {step.action && <StateTree name="action" value={step.action} />}
            <StateTree name="state" value={step.state} open />
          </div>
        </Card>
      </div>
    </div>
  )
}
