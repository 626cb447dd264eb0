import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/Stack'
import { TextAreaField } from '@/ui/TextAreaField'
import { copyForSupport } from './copyForSupport'
import { CopyResult } from './CopyResult'
import { notesText } from './notesText'
import { noteTyped, selectNotes, selectOpenFile, selectShownStep } from './supportSlice'
import type { Timeline } from './timeline'
import { useMoment } from './useMoment'

const longestNote = 2000

/** What support notes at this step, and all notes as a text to copy. */
export function StepNote({ timeline: { moments } }: { timeline: Timeline }) {
  const { t } = useTranslation('support')
  const { number } = useFormat()
  const dispatch = useAppDispatch()
  const step = useSelector(selectShownStep)
  const notes = useSelector(selectNotes)
  const file = useSelector(selectOpenFile)?.name ?? ''
  const clock = useMoment({ timeStyle: 'medium' })
  const stepWord = (index: number) => t('notes.step', { step: number(index) })
  const copyNotes = () =>
    dispatch(copyForSupport('notes', notesText({ file, moments, notes, clock, stepWord })))
  return (
    <Stack gap={8}>
      <TextAreaField
        label={t('notes.label', { step: number(step) })}
        rows={2}
        maxLength={longestNote}
        value={notes[step] ?? ''}
        onChange={({ currentTarget }) => dispatch(noteTyped({ step, text: currentTarget.value }))}
      />
      {Object.values(notes).some(Boolean) && (
        <div>
          <Button size="small" icon="copy" onClick={() => void copyNotes()}>
            {t('notes.copy')}
          </Button>
        </div>
      )}
      <CopyResult what="notes" />
    </Stack>
  )
}
