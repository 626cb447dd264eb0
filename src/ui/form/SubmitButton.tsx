import { useFormikContext } from 'formik'
import { Button, type ButtonProps } from '../Button'

export type SubmitButtonProps = Omit<ButtonProps, 'type'>

export const SubmitButton = ({ variant = 'primary', busy = false, ...rest }: SubmitButtonProps) => {
  const { isSubmitting } = useFormikContext()
  return <Button {...rest} type="submit" variant={variant} busy={busy || isSubmitting} />
}
