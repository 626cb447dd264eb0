import { useFormikContext } from 'formik'
import { useDraft, type Drafting } from './useDraft'

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (!(one instanceof File) && JSON.stringify(one) === JSON.stringify(other))

/** The draft of the surrounding Formik form: the fields that differ from its first values. */
export function FormDraft(props: Pick<Drafting<object>, 'form' | 'opens'>) {
  const { values, initialValues, setValues } = useFormikContext<Record<string, unknown>>()
  useDraft({
    ...props,
    read: () => {
      const typed = Object.entries(values).filter(([field, value]) => !isSame(value, initialValues[field]))
      return typed.length > 0 ? Object.fromEntries(typed) : undefined
    },
    restore: typed => void setValues({ ...values, ...typed }, false),
  })
  return null
}
