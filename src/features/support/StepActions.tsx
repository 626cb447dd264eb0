import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Button } from '@/ui/Button'
import { Inline } from '@/ui/Inline'
import { Stack } from '@/ui/Stack'
import { copyForSupport } from './copyForSupport'
import { CopyResult } from './CopyResult'
import { stepPath } from './supportLink'
import { selectShownStep } from './supportSlice'
import type { Timeline } from './timeline'
import type { useMoves } from './useMoves'

interface StepActionsProps {
  timeline: Timeline
  moves: ReturnType<typeof useMoves>
}

/** Leads from error to error, and copies a link to the shown step. */
export function StepActions({ timeline, moves }: StepActionsProps) {
  const { t } = useTranslation('support')
  const dispatch = useAppDispatch()
  const step = useSelector(selectShownStep)
  const errorButton = (move: 'previousError' | 'nextError') => (
    <Button size="small" aria-disabled={moves.targets[move] === undefined} onClick={() => moves.go(move)}>
      {t(`steps.${move}`)}
    </Button>
  )
  return (
    <Stack gap={8}>
      <Inline>
        {timeline.errors.length > 0 && (
          <>
            {errorButton('previousError')}
            {errorButton('nextError')}
          </>
        )}
        <Button
          size="small"
          variant="quiet"
          icon="copy"
          onClick={() => void dispatch(copyForSupport('link', window.location.origin + stepPath(step)))}
        >
          {t('copy.stepLink')}
        </Button>
      </Inline>
      <CopyResult what="link" />
    </Stack>
  )
}
