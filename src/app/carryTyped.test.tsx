import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik } from 'formik'
import { createRoot, type Root } from 'react-dom/client'
import { Form } from '@/ui/form/Form'
import { FormCheckboxField } from '@/ui/form/FormCheckboxField'
import { FormPasswordField } from '@/ui/form/FormPasswordField'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextAreaField } from '@/ui/form/FormTextAreaField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { carryTyped } from './carryTyped'

const prerendered = `
  <form>
    <label>Name <input name="name" value=""></label>
    <label>Email <input name="email" type="email" value=""></label>
    <label>Password <input name="password" type="password" value=""></label>
    <label>City <select name="city">
      <option value="" selected>Choose</option><option value="Ramallah">Ramallah</option>
    </select></label>
    <label>Message <textarea name="message"></textarea></label>
    <label><input type="checkbox" name="remember"> Remember me</label>
    <button disabled>Send</button>
  </form>`

const blank = { name: '', email: '', password: '', city: '', message: '', remember: false }
type Values = typeof blank

const Anew = ({ initialValues, send }: { initialValues: Values; send: (values: Values) => void }) => (
  <Formik<Values> initialValues={initialValues} onSubmit={async values => send(values)}>
    <Form>
      <FormTextField name="name" label="الاسم" />
      <FormTextField name="email" type="email" label="البريد" />
      <FormPasswordField name="password" label="كلمة المرور" showText="إظهار" hideText="إخفاء" />
      <FormSelectField
        name="city"
        label="المدينة"
        placeholder="اختر"
        options={[{ value: 'Ramallah', label: 'رام الله' }]}
      />
      <FormTextAreaField name="message" label="الرسالة" />
      <FormCheckboxField name="remember" label="تذكرني" />
      <SubmitButton>إرسال</SubmitButton>
    </Form>
  </Formik>
)

let place: HTMLElement
let root: Root
beforeEach(() => {
  place = document.createElement('div')
  place.innerHTML = prerendered
  document.body.append(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

async function renderAnew(initialValues: Values = blank): Promise<jest.Mock<void, [Values]>> {
  const send = jest.fn<void, [Values]>()
  carryTyped(place)
  await act(async () => {
    root = createRoot(place)
    root.render(<p>…</p>)
  })
  await act(async () => root.render(<Anew initialValues={initialValues} send={send} />))
  return send
}

test('what was typed before the page was rendered anew stands in the new form, which knows it', async () => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Lina')
  await user.type(screen.getByLabelText('Email'), 'lina@kursi.example')
  await user.type(screen.getByLabelText('Password'), 'Sesame123')
  await user.selectOptions(screen.getByLabelText('City'), 'Ramallah')
  await user.type(screen.getByLabelText('Message'), 'Hello')
  await user.click(screen.getByLabelText('Remember me'))

  const send = await renderAnew()
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
  expect(screen.getByLabelText('الاسم')).toHaveValue('Lina')
  await user.click(screen.getByRole('button', { name: 'إرسال' }))

  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send).toHaveBeenCalledWith({
    name: 'Lina',
    email: 'lina@kursi.example',
    password: 'Sesame123',
    city: 'Ramallah',
    message: 'Hello',
    remember: true,
  })
})

test('the cursor is where it was, so that typing goes on', async () => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Lna', { initialSelectionStart: 0 })
  await user.keyboard('{ArrowLeft}{ArrowLeft}')

  await renderAnew()
  expect(screen.getByLabelText('الاسم')).toHaveFocus()
  await user.keyboard('i')
  expect(screen.getByLabelText('الاسم')).toHaveValue('Lina')
})

test('a box that nobody touched keeps what the new form begins with', async () => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Password'), 'Sesame123')

  await renderAnew({ ...blank, email: 'remembered@kursi.example', remember: true })
  expect(screen.getByLabelText('البريد')).toHaveValue('remembered@kursi.example')
  expect(screen.getByLabelText('تذكرني')).toBeChecked()
  expect(screen.getByLabelText('كلمة المرور')).toHaveValue('Sesame123')
})

test('another page gets nothing of it', async () => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Lina')
  const before = window.location.pathname
  carryTyped(place)
  window.history.replaceState(null, '', '/user')
  await act(async () => {
    root = createRoot(place)
    root.render(<Anew initialValues={blank} send={() => undefined} />)
  })
  expect(screen.getByLabelText('الاسم')).toHaveValue('')
  window.history.replaceState(null, '', before)
})
