import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { useSelector } from 'react-redux'
import type { ApiError } from './ApiError'
import { problemIn } from './submission'
import type { SubmissionOf } from './submissionOf'

const namedFields = ({ fields }: ApiError): Record<string, string> | undefined => fields

/** Sets a failure's field errors on the surrounding Formik form; returns those that belong to its fields. */
export function useSubmissionFaults<Request extends object>(
  submission: SubmissionOf<Request>,
  fieldsOf = namedFields,
): readonly (readonly [string, string])[] {
  const { values, setFieldError, setFieldTouched } = useFormikContext<object>()
  const problem = problemIn(useSelector(submission.select))
  const faults = Object.entries((problem && fieldsOf(problem)) ?? {}).filter(([field]) => field in values)
  const showFaults = useEffectEvent(() => {
    for (const [field, code] of faults) {
      void setFieldTouched(field, true, false)
      setFieldError(field, code)
    }
  })
  useEffect(() => showFaults(), [problem])
  return faults
}
