import type { ChangeEventHandler, FocusEventHandler } from 'react'
import { useFormField } from './useFormField'

/** The props of a plain field, without those that the form provides. */
export type BoundProps<Props> = Omit<Props, 'name' | 'value' | 'error' | 'defaultValue'> & { name: string }

interface Listeners<Element> {
  onBlur?: FocusEventHandler<Element> | undefined
  onChange?: ChangeEventHandler<Element> | undefined
}

/** Connects a plain field to a text value of the form; calls the other listeners afterwards. */
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
