import { useFormikContext } from 'formik'
import { Button, type ButtonProps } from '../Button'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'onMouseDown' | 'onClick'>

/** A form sends its values, so the button is disabled while offline. */
export const SubmitButton = ({ variant = 'primary', busy = false, ...rest }: SubmitButtonProps) => {
  const { isSubmitting } = useFormikContext()
  return (
    <Button
      {...rest}
      type="submit"
      variant={variant}
      needsNetwork
      busy={busy || isSubmitting}
      // A field that loses the focus may show an error, which moves the button away from under the press.
      onMouseDown={event => event.preventDefault()}
      onClick={event => {
        // Enter in a field clicks the button too, and leaves the focus where it is.
        if (event.detail > 0) event.currentTarget.focus()
      }}
    />
  )
}
