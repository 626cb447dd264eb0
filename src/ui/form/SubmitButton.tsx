import { useFormikContext } from 'formik'
import { Button, type ButtonProps } from '../Button'

export type SubmitButtonProps = Omit<ButtonProps, 'type'>

/** What a form holds is sent, so it waits for a network. */
export const SubmitButton = ({ variant = 'primary', busy = false, ...rest }: SubmitButtonProps) => {
  const { isSubmitting } = useFormikContext()
  return <Button {...rest} type="submit" variant={variant} needsNetwork busy={busy || isSubmitting} />
}
