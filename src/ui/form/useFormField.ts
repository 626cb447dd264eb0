import { type FieldHookConfig, useField } from 'formik'
import { use } from 'react'
import { RuleTextContext } from './RuleText'

/** A Formik field; its translated error appears after the user has visited the field. */
export const useFormField = (config: Pick<FieldHookConfig<string>, 'name' | 'type'>) => {
  const [field, meta] = useField<string>(config)
  const describeRule = use(RuleTextContext)
  const rule: unknown = meta.error
  const error = meta.touched && typeof rule === 'string' && rule !== '' ? describeRule(rule) : undefined
  return { field, error }
}
