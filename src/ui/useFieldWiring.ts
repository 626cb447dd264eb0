import { type ReactNode, useId } from 'react'

export interface FieldMessages {
  id?: string | undefined
  help?: ReactNode
  error?: ReactNode
}

export const useFieldWiring = ({ id, help, error }: FieldMessages, describedBy?: string) => {
  const ownId = useId()
  const inputId = id ?? ownId
  const messageId = `${inputId}-message`
  const hasError = Boolean(error)
  const described = [hasError || help ? messageId : undefined, describedBy].filter(Boolean).join(' ')

  return {
    inputId,
    messageId,
    aria: {
      'aria-invalid': hasError || undefined,
      'aria-describedby': described || undefined,
    },
  }
}
