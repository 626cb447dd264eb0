import { useFormikContext } from 'formik'
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../classNames'
import { tickInitial, visibleValues } from './visibleValues'
import styles from './Form.module.css'

export interface FormProps extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onReset' | 'noValidate' | 'ref'
> {
  /** Ignores submits without a message: the user has not typed the form's essential input yet. */
  isBlank?: boolean
}

/** The form element of a Formik form. Its onSubmit must return a promise that lasts as long as the request. */
export const Form = ({ isBlank = false, className, children, ...rest }: FormProps) => {
  const { values, setValues, validateForm, submitForm, handleReset, isSubmitting, submitCount } =
    useFormikContext<object>()
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const answered = useRef(submitCount)
  const replaced = useRef<object>(null)

  const adopt = useEffectEvent(() => {
    if (!form.current) return
    tickInitial(form.current, values)
    const visible = visibleValues(form.current, values)
    if (visible === values) return
    replaced.current = values
    void setValues(visible, false)
  })
  // Takes over what was typed or filled in before the script of a prerendered page ran.
  useEffect(() => adopt(), [])

  // An input event that hydrates the form was judged without the values taken over.
  useEffect(() => {
    if (!replaced.current || replaced.current === values) return
    replaced.current = null
    void validateForm(values)
  }, [values, validateForm])

  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return
    answered.current = submitCount
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSubmitting, submitCount])

  const submit = async (element: HTMLFormElement) => {
    // A ref, because state would be late: two quick clicks see the same render.
    if (isBlank || running.current || isSubmitting) return
    running.current = true
    try {
      const visible = visibleValues(element, values)
      if (visible !== values) flushSync(() => void setValues(visible, false))
      await submitForm()
    } finally {
      running.current = false
    }
  }

  return (
    <form
      {...rest}
      ref={form}
      // Without scripts nothing may stand in the address.
      method="post"
      noValidate
      className={classNames(styles.form, className)}
      onReset={handleReset}
      onSubmit={event => {
        event.preventDefault()
        event.stopPropagation()
        void submit(event.currentTarget)
      }}
    >
      {children}
    </form>
  )
}
