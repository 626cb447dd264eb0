import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Card } from '@/ui/Card'
import { FileFacts } from './FileFacts'
import { KeyHelp } from './KeyHelp'
import type { Opened } from './opened'
import styles from './SessionView.module.css'
import { StateChanges } from './StateChanges'
import { StateTree } from './StateTree'
import { StepActions } from './StepActions'
import { StepControls } from './StepControls'
import { StepFacts } from './StepFacts'
import { StepFilters } from './StepFilters'
import { StepList } from './StepList'
import { StepNote } from './StepNote'
import { selectHasKeys, selectShownStep } from './supportSlice'
import { timelineOf } from './timeline'
import { useMoves } from './useMoves'
import { usePlayback } from './usePlayback'
import { useStepKeys } from './useStepKeys'
import { useDirection } from './useDirection'
import type { Size } from './useFit'
import { ZoomedScreen } from './ZoomedScreen'

const largestSide = 10_000

/** A hostile file could name a window that no browser can draw. */
const isDrawable = ({ width, height }: Size) =>
  Math.min(width, height) >= 1 && Math.max(width, height) <= largestSide

/** The size where the file does not say the window's. */
const phone = { width: 390, height: 844 }

export function SessionView({ kind, facts, steps }: Opened) {
  const { t } = useTranslation('support')
  const shown = useSelector(selectShownStep)
  const timeline = useMemo(() => timelineOf(steps), [steps])
  const moves = useMoves(timeline)
  const playback = usePlayback(timeline, steps)
  const filters = useRef<HTMLDivElement>(null)
  const isMirrored = useDirection() === 'rtl'
  const step = steps[shown] ?? steps[0]
  const before = steps[shown - 1]
  const size = step.seen && isDrawable(step.seen) ? step.seen : (facts?.viewport ?? phone)
  useStepKeys(
    {
      [isMirrored ? 'ArrowRight' : 'ArrowLeft']: () => moves.go('previous'),
      [isMirrored ? 'ArrowLeft' : 'ArrowRight']: () => moves.go('next'),
      Home: () => moves.go('first'),
      End: () => moves.go('last'),
      ' ': playback.toggle,
      '/': () => filters.current?.querySelector('input')?.focus(),
      e: () => moves.go('nextError'),
      E: () => moves.go('previousError'),
    },
    useSelector(selectHasKeys) && steps.length > 1,
  )
  return (
    <div className={styles.session}>
      {steps.length > 1 && (
        <Card className={styles.controls}>
          <StepControls
            timeline={timeline}
            name={step.action?.type ?? ''}
            moves={moves}
            playback={playback}
          />
        </Card>
      )}
      <ZoomedScreen step={step} size={size} />
      <div className={styles.aside}>
        {steps.length > 1 && (
          <>
            <StepActions timeline={timeline} moves={moves} />
            <StepFilters box={filters} />
            <StepList timeline={timeline} />
            <KeyHelp />
          </>
        )}
        {before && <StateChanges before={before.state} after={step.state} />}
        {steps.length > 1 && <StepNote timeline={timeline} />}
        <StepFacts step={step} />
        <FileFacts kind={kind} facts={facts} />
        <Card as="section" aria-label={t('state.label')}>
          {/* Names and values come from the code and are not translated. */}
          <div dir="ltr" lang="en">
            {step.action && <StateTree name="action" value={step.action} />}
            <StateTree name="state" value={step.state} />
          </div>
        </Card>
      </div>
    </div>
  )
}
