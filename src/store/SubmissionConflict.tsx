import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { EditConflict } from '@/ui/form/EditConflict'
import { useAppDispatch } from './services'
import { conflictIn, problemIn } from './submission'
import type { SubmissionOf } from './submissionOf'

interface SubmissionConflictProps<Request extends object> {
  submission: SubmissionOf<Request>
  /** Converts a request to the values of the surrounding form. */
  toValues: (request: Request) => object
  label: (field: keyof Request & string) => string
  /** The form's inputs for a field, when their names differ from the field's. */
  boxesOf?: (field: keyof Request & string) => readonly string[] | undefined
  /** Words for a present value, when the form's own value does not suffice; null for an empty value. */
  describe?: (field: keyof Request & string, theirs: Request) => string | null | undefined
}

/** On a conflict, lets the user choose between the Formik form's values and the values saved meanwhile. */
export function SubmissionConflict<Request extends object>({
  submission,
  toValues,
  label,
  boxesOf,
  describe,
}: SubmissionConflictProps<Request>) {
  const { t } = useTranslation('common')
  const dispatch = useAppDispatch()
  const { setValues, submitForm, isSubmitting } = useFormikContext<object>()
  const state = useSelector(submission.select)
  const conflict = conflictIn(state)
  const adoptMerged = useEffectEvent(() => {
    if (conflict) void setValues(toValues(conflict.merged), false)
  })
  const problem = problemIn(state)
  useEffect(() => adoptMerged(), [problem])

  if (!conflict) return null
  const { theirs, conflicting } = conflict
  const values = toValues(theirs) as Record<string, string | null>
  return (
    <EditConflict
      words={t('conflict', { returnObjects: true })}
      changes={conflicting.map(field => ({
        label: label(field),
        value: describe?.(field, theirs) ?? values[field] ?? null,
      }))}
      busy={isSubmitting}
      onKeepMine={() => {
        dispatch(submission.conflictSeen())
        void submitForm()
      }}
      onTakeTheirs={() => {
        dispatch(submission.conflictSeen())
        const boxes = conflicting.flatMap(field => boxesOf?.(field) ?? [field])
        const taken = boxes.map(box => [box, values[box]])
        void setValues(before => ({ ...before, ...(Object.fromEntries(taken) as object) }))
      }}
    />
  )
}
