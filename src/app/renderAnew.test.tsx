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
import { renderAnew } from './renderAnew'

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

let location: HTMLElement
let root: Root
beforeEach(() => {
  location = document.createElement('div')
  location.id = 'root'
  location.innerHTML = prerendered
  document.body.append(location)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const nothing = () => Promise.resolve()

async function loadAnew(
  initialValues: Values = blank,
  whileItLoads: () => Promise<void> = nothing,
): Promise<jest.Mock<void, [Values]>> {
  const send = jest.fn<void, [Values]>()
  await act(async () =>
    renderAnew(location, fresh => {
      root = createRoot(fresh)
      root.render(<p>…</p>)
    }),
  )
  await whileItLoads()
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

  const send = await loadAnew()
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

  await loadAnew()
  expect(screen.getByLabelText('الاسم')).toHaveFocus()
  await user.keyboard('i')
  expect(screen.getByLabelText('الاسم')).toHaveValue('Lina')
})

test('what is typed while the page is rendered anew is not lost', async () => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Li')
  await loadAnew(blank, async () => {
    expect(screen.getByLabelText('Name')).toBeVisible()
    await user.keyboard('na')
  })
  expect(screen.getByLabelText('الاسم')).toHaveValue('Lina')
  expect(screen.getByLabelText('الاسم')).toHaveFocus()
  expect(screen.getByLabelText('الاسم').closest('#root')).toBeVisible()
})

test('a new page without a form takes the place of the old one', async () => {
  await act(async () =>
    renderAnew(location, fresh => {
      root = createRoot(fresh)
      root.render(<h1>Not found</h1>)
    }),
  )
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible()
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
})

test('a box that nobody touched keeps what the new form begins with', async () => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Password'), 'Sesame123')

  await loadAnew({ ...blank, email: 'remembered@kursi.example', remember: true })
  expect(screen.getByLabelText('البريد')).toHaveValue('remembered@kursi.example')
  expect(screen.getByLabelText('تذكرني')).toBeChecked()
  expect(screen.getByLabelText('كلمة المرور')).toHaveValue('Sesame123')
})

test('another page gets nothing of it', async () => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Lina')
  const before = window.location.pathname
  await loadAnew(blank, async () => window.history.replaceState(null, '', '/user'))
  expect(screen.getByLabelText('الاسم')).toHaveValue('')
  window.history.replaceState(null, '', before)
})
