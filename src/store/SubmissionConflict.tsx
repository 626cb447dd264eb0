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
  /** A request as the form around holds it. */
  toValues: (request: Request) => object
  label: (field: keyof Request & string) => string
  /** The form's boxes that hold a field, where it is not one of its name. */
  boxesOf?: (field: keyof Request & string) => readonly string[] | undefined
  /** A present value in words, where the form's own will not do; null for an empty one. */
  describe?: (field: keyof Request & string, theirs: Request) => string | null | undefined
}

/** The choice between the values of the Formik form around and what somebody else has saved meanwhile. */
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
