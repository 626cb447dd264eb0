import type { ChangeEventHandler, FocusEventHandler } from 'react'
import { useFormField } from './useFormField'

/** A plain field's props, without those that come from the form. */
export type BoundProps<Props> = Omit<Props, 'name' | 'value' | 'error' | 'defaultValue'> & { name: string }

interface Listeners<Element> {
  onBlur?: FocusEventHandler<Element> | undefined
  onChange?: ChangeEventHandler<Element> | undefined
}

/** What a plain field needs to hold a text of the form; whoever else listens hears of it afterwards. */
export function useBoundField<Element>(name: string, { onBlur, onChange }: Listeners<Element>) {
  const { field, error } = useFormField({ name })
  const blurred: FocusEventHandler<Element> = event => {
    field.onBlur(event)
    onBlur?.(event)
  }
  const changed: ChangeEventHandler<Element> = event => {
    field.onChange(event)
    onChange?.(event)
  }
  return { name, value: field.value, error, onBlur: blurred, onChange: changed }
}
