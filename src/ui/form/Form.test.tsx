import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik, type FormikHelpers } from 'formik'
import { useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { boolean, object, ref, string } from 'yup'
import { Form } from './Form'
import { FormCheckboxField } from './FormCheckboxField'
import { FormPasswordField } from './FormPasswordField'
import { FormTextField } from './FormTextField'
import { RuleTextContext } from './RuleText'
import { SubmitButton } from './SubmitButton'

interface Login {
  email: string
  password: string
  remember: boolean
}

type Send = (values: Login, helpers: FormikHelpers<Login>) => Promise<void>

const schema = object({
  email: string().required('required'),
  password: string().required('required'),
  remember: boolean(),
})

const LoginForm = ({ send, remember = false }: { send: Send; remember?: boolean }) => (
  <RuleTextContext value={rule => `rule ${rule}`}>
    <Formik<Login>
      initialValues={{ email: '', password: '', remember }}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={send}
    >
      <Form>
        <FormTextField name="email" label="Email" />
        <FormPasswordField name="password" label="Password" showText="Show" hideText="Hide" />
        <FormCheckboxField name="remember" label="Remember me" />
        <SubmitButton>Log in</SubmitButton>
      </Form>
    </Formik>
  </RuleTextContext>
)

const renderLogin = (send: Send) => render(<LoginForm send={send} />)

const fillSilently = (label: string, value: string) => {
  const box: HTMLInputElement = screen.getByLabelText(label)
  // The prototype's setter bypasses React's own: the value changes without an event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value)
}

test('submits what stands in the boxes, though no event told of it', async () => {
  const send = jest.fn<Promise<void>, Parameters<Send>>(async () => undefined)
  renderLogin(send)
  fillSilently('Email', 'client@kursi.example')
  fillSilently('Password', 'Kursi2026')
  const remember: HTMLInputElement = screen.getByLabelText('Remember me')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(remember, true)

  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))

  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send.mock.calls[0]?.[0]).toEqual({
    email: 'client@kursi.example',
    password: 'Kursi2026',
    remember: true,
  })
  expect(screen.queryByText('rule required')).not.toBeInTheDocument()
})

test('however often it is pressed, one submit runs; after a failed answer it works again', async () => {
  const user = userEvent.setup()
  let answer: () => void = () => undefined
  const send = jest.fn<Promise<void>, Parameters<Send>>(
    (_, { setFieldError }) =>
      new Promise(resolve => {
        answer = () => {
          setFieldError('email', 'emailUnknown')
          resolve()
        }
      }),
  )
  renderLogin(send)
  await user.type(screen.getByLabelText('Email'), 'nobody@kursi.example')
  await user.type(screen.getByLabelText('Password'), 'Kursi2026{Enter}{Enter}{Enter}')
  const button = screen.getByRole('button', { name: 'Log in' })
  await user.dblClick(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  expect(send).toHaveBeenCalledTimes(1)

  await act(async () => answer())
  expect(await screen.findByText('rule emailUnknown')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())

  await user.type(screen.getByLabelText('Email'), 'x')
  await user.click(button)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await act(async () => answer())
})

test('two submits in the same moment are one', async () => {
  const send = jest.fn<Promise<void>, Parameters<Send>>(async () => undefined)
  renderLogin(send)
  fillSilently('Email', 'client@kursi.example')
  fillSilently('Password', 'Kursi2026')
  const form = screen.getByRole('button', { name: 'Log in' }).closest('form')

  await act(async () => {
    form?.requestSubmit()
    form?.requestSubmit()
  })

  expect(send).toHaveBeenCalledTimes(1)
})

test('a refused submit says why and takes the person to the first wrong field', async () => {
  const user = userEvent.setup()
  const send = jest.fn<Promise<void>, Parameters<Send>>(async () => undefined)
  renderLogin(send)
  await user.type(screen.getByLabelText('Email'), 'client@kursi.example')
  await user.click(screen.getByRole('button', { name: 'Log in' }))

  const password = screen.getByLabelText('Password')
  await waitFor(() => expect(password).toHaveFocus())
  expect(password).toBeInvalid()
  expect(password).toHaveAccessibleDescription('rule required')
  expect(send).not.toHaveBeenCalled()
})

test('what was typed before a page rendered at build time woke is kept, and known at once', async () => {
  const user = userEvent.setup()
  const send = jest.fn<Promise<void>, Parameters<Send>>(async () => undefined)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<LoginForm send={send} />)
  document.body.append(container)
  await user.type(screen.getByLabelText('Email'), 'client@kursi.example')
  await user.type(screen.getByLabelText('Password'), 'Kursi20')

  render(<LoginForm send={send} />, { container, hydrate: true })
  expect(screen.getByLabelText('Password')).toHaveFocus()
  await user.keyboard('26{Enter}')

  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send.mock.calls[0]?.[0]).toMatchObject({ email: 'client@kursi.example', password: 'Kursi2026' })
})

/** Types into a field after the commit that hydrates it, before the effects of that commit. */
const TypeAtCommit = ({ label, value }: { label: string; value: string }) => {
  useLayoutEffect(() => {
    queueMicrotask(() => {
      fillSilently(label, value)
      screen.getByLabelText(label).dispatchEvent(new Event('input', { bubbles: true }))
      screen.getByLabelText(label).dispatchEvent(new Event('focusout', { bubbles: true }))
    })
  }, [label, value])
  return null
}

test('what is typed while a page wakes is judged together with what was typed before', async () => {
  const container = document.createElement('div')
  const form = (
    <RuleTextContext value={rule => `rule ${rule}`}>
      <Formik
        initialValues={{ password: '', repeated: '' }}
        validateOnBlur={false}
        validationSchema={object({
          password: string().required('required'),
          repeated: string()
            .required('required')
            .oneOf([ref('password')], 'differ'),
        })}
        onSubmit={async () => undefined}
      >
        <Form>
          <FormTextField name="password" label="Password" />
          <FormTextField name="repeated" label="Repeated" />
          <TypeAtCommit label="Repeated" value="Kursi2026" />
        </Form>
      </Formik>
    </RuleTextContext>
  )
  container.innerHTML = renderToString(form)
  document.body.append(container)
  fillSilently('Password', 'Kursi2026')

  // Not in act, which would run the effects with the commit.
  const root = hydrateRoot(container, form)
  await waitFor(() => expect(screen.getByLabelText('Repeated')).toHaveValue('Kursi2026'))
  await act(async () => undefined)

  expect(screen.getByLabelText('Password')).toHaveValue('Kursi2026')
  expect(screen.getByLabelText('Repeated')).toBeValid()
  await act(async () => {
    screen.getByLabelText('Password').focus()
    screen.getByLabelText('Password').blur()
  })
  expect(screen.getByLabelText('Password')).toBeValid()
  await act(async () => root.unmount())
  container.remove()
})

test('the button stays under the press: the field shows its error after it', async () => {
  const user = userEvent.setup()
  const send = jest.fn<Promise<void>, Parameters<Send>>(async () => undefined)
  renderLogin(send)
  await user.type(screen.getByLabelText('Email'), 'a')
  await user.clear(screen.getByLabelText('Email'))
  const button = screen.getByRole('button', { name: 'Log in' })

  await user.pointer({ keys: '[MouseLeft>]', target: button })
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.queryByText('rule required')).not.toBeInTheDocument()

  await user.pointer({ keys: '[/MouseLeft]', target: button })
  expect(await screen.findAllByText('rule required')).toHaveLength(2)
})

test('Enter in a field leaves the focus in it', async () => {
  const user = userEvent.setup()
  const send = jest.fn<Promise<void>, Parameters<Send>>(async () => undefined)
  renderLogin(send)
  await user.type(screen.getByLabelText('Email'), 'client@kursi.example')
  await user.type(screen.getByLabelText('Password'), 'Kursi2026{Enter}')

  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(screen.getByLabelText('Password')).toHaveFocus()
})

test('a box that starts ticked for this reader is ticked in a page rendered at build time too', async () => {
  const user = userEvent.setup()
  const send = jest.fn<Promise<void>, Parameters<Send>>(async () => undefined)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<LoginForm send={send} />)
  document.body.append(container)

  render(<LoginForm send={send} remember />, { container, hydrate: true })
  expect(screen.getByLabelText('Remember me')).toBeChecked()
  await user.type(screen.getByLabelText('Email'), 'client@kursi.example')
  await user.type(screen.getByLabelText('Password'), 'Kursi2026{Enter}')

  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send.mock.calls[0]?.[0]).toMatchObject({ remember: true })
})
