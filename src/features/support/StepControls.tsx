import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import styles from './StepControls.module.css'
import { StepName } from './StepName'
import { selectShownStep, stepChosen } from './supportSlice'
import { momentAt, type Timeline } from './timeline'
import type { Move, useMoves } from './useMoves'
import type { usePlayback } from './usePlayback'

interface StepControlsProps {
  timeline: Timeline
  /** The action's type; empty at the start. */
  name: string
  moves: ReturnType<typeof useMoves>
  playback: ReturnType<typeof usePlayback>
}

/** Leads from business action to business action. The slider also takes the arrow keys, Home and End. */
export function StepControls({ timeline, name, moves, playback }: StepControlsProps) {
  const { t } = useTranslation('support')
  const { number } = useFormat()
  const dispatch = useAppDispatch()
  const step = useSelector(selectShownStep)
  const { moments, lastStep } = timeline
  const position = t('steps.position', { step: number(step), last: number(lastStep) })
  const button = (move: Move, className?: string) => (
    <Button
      size="small"
      className={className}
      aria-disabled={moves.targets[move] === undefined}
      onClick={() => moves.go(move)}
    >
      {t(`steps.${move}`)}
    </Button>
  )
  return (
    <div className={styles.controls}>
      <div className={styles.buttons} role="group" aria-label={t('steps.controls')}>
        {button('first', styles.end)}
        {button('previous')}
        <Button size="small" onClick={playback.toggle}>
          {t(playback.isPlaying ? 'steps.pause' : 'steps.play')}
        </Button>
        {button('next')}
        {button('last', styles.end)}
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('steps.slider')}
        aria-valuetext={`${position}: ${name || t('steps.start')}`}
        min={0}
        max={moments.length - 1}
        value={momentAt(timeline, step)}
        onChange={({ currentTarget }) =>
          dispatch(stepChosen(moments[currentTarget.valueAsNumber]?.index ?? step))
        }
      />
      <p className={styles.position}>
        <span className="numeric">{position}</span> <StepName name={name} className={styles.name} />
      </p>
    </div>
  )
}
