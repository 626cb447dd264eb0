import type { FormikConfig, FormikErrors, FormikHelpers, FormikTouched } from 'formik'
import { isApiError, type ApiError } from './ApiError'

/** What a call gave a form: its data, or the failure to show. */
export type Result<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError }

/** The result of a mutation's trigger as an `Outcome`; anything that is no ApiError is a fault of ours and thrown. */
export function resultOf<Data>(result: { data?: Data; error?: unknown }): Result<Data> {
  if (result.error !== undefined) {
    if (isApiError(result.error)) return { error: result.error }
    throw result.error instanceof Error ? result.error : new Error('A call failed', { cause: result.error })
  }
  return { data: result.data as Data }
}

/**
 * Puts the server's field faults on a form's own fields and returns what belongs to no field: the failure itself
 * when nothing could be placed, else undefined. `rename` maps the call's field names to the form's.
 */
export function placeFieldErrors<Values extends object>(
  error: ApiError,
  { setFieldError }: Pick<FormikHelpers<Values>, 'setFieldError'>,
  formFields: readonly (keyof Values & string)[],
  rename: Readonly<Record<string, keyof Values & string>> = {},
): ApiError | undefined {
  const known = new Set<string>(formFields)
  let placed = false
  for (const [field, code] of Object.entries(error.fields ?? {})) {
    const target = rename[field] ?? field
    if (!known.has(target)) continue
    setFieldError(target, code)
    placed = true
  }
  return placed ? undefined : error
}

/** A failure's faults of a form's own fields, as Formik begins with them; none of one that belongs to no field. */
export function initialFaults<Values extends object>(
  error: ApiError | undefined,
  formFields: readonly (keyof Values & string)[],
): Pick<FormikConfig<Values>, 'initialErrors' | 'initialTouched'> {
  const faults = formFields.flatMap(field => {
    const code = error?.fields?.[field]
    return code === undefined ? [] : [[field, code] as const]
  })
  return {
    initialErrors: Object.fromEntries(faults) as FormikErrors<Values>,
    initialTouched: Object.fromEntries(faults.map(([field]) => [field, true])) as FormikTouched<Values>,
  }
}
