import { type ComponentProps, type ReactNode, useId } from 'react'
import type { FieldFrameProps, FieldLabelProps } from './FieldFrame'

export interface FieldMessages {
  id?: string | undefined
  help?: ReactNode
  error?: ReactNode
}

interface FieldProps extends Partial<FieldLabelProps>, FieldMessages {
  'aria-describedby'?: string | undefined
  /** For an error that is shown elsewhere. */
  'aria-invalid'?: ComponentProps<'input'>['aria-invalid']
}

/** Parts the props of a field: those of its frame, and those of its control, which names the message under it. */
export function useField<Props extends FieldProps>({
  label,
  hideLabel,
  hint,
  help,
  error,
  id,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  ...rest
}: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  const messageId = `${inputId}-message`
  const hasError = Boolean(error)
  const described = [hasError || help ? messageId : undefined, describedBy].filter(Boolean).join(' ')
  return {
    frame: { label, hideLabel, hint, help, error, inputId, messageId } satisfies Omit<
      FieldFrameProps,
      'children'
    >,
    control: {
      ...rest,
      'aria-invalid': hasError || isInvalid || undefined,
      'aria-describedby': described || undefined,
      id: inputId,
    },
  }
}
