import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { CheckboxField } from './CheckboxField'
import { CodeField } from './CodeField'
import { PasswordField } from './PasswordField'
import { SearchField } from './SearchField'
import { SelectField } from './SelectField'
import { TextAreaField } from './TextAreaField'
import { TextField } from './TextField'

interface Common {
  label: string
  help: string
  error?: string
}

const options = [{ value: 'amman', label: 'Amman' }]

const fields: [string, (common: Common) => ReactElement][] = [
  ['text', common => <TextField {...common} />],
  ['password', common => <PasswordField {...common} showText="Show" hideText="Hide" />],
  ['select', common => <SelectField {...common} options={options} placeholder="Choose" />],
  ['text area', common => <TextAreaField {...common} />],
  ['checkbox', common => <CheckboxField {...common} />],
  ['code', common => <CodeField {...common} />],
]

test.each(fields)('a %s field is described by its help, and by its error instead', (_, show) => {
  const { rerender } = render(show({ label: 'Label', help: 'Help' }))
  const control = screen.getByLabelText('Label')
  expect(control).toHaveAccessibleDescription('Help')
  expect(control).not.toHaveAttribute('aria-invalid')

  rerender(show({ label: 'Label', help: 'Help', error: 'Wrong' }))
  expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription('Wrong')
  expect(screen.queryByText('Help')).not.toBeInTheDocument()
})

test('a select shows nothing chosen in the place of what is offered no more, and never another', () => {
  const offering = (...values: string[]) => (
    <SelectField
      label="Time"
      placeholder="Choose"
      value="nine"
      options={values.map(value => ({ value, label: value }))}
      onChange={() => undefined}
    />
  )
  const { rerender } = render(offering('nine', 'ten'))
  expect(screen.getByLabelText('Time')).toHaveValue('nine')
  rerender(offering('ten', 'eleven'))
  expect(screen.getByLabelText('Time')).toHaveValue('')
  expect(screen.getByLabelText('Time')).toHaveDisplayValue('Choose')
})

test('a password shows and hides without losing what was typed', async () => {
  const user = userEvent.setup()
  render(<PasswordField label="Password" showText="Show password" hideText="Hide password" />)
  const box = screen.getByLabelText('Password')
  await user.type(box, 'Kursi2026')
  expect(box).toHaveAttribute('type', 'password')

  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(box).toHaveAttribute('type', 'text')
  expect(box).toHaveValue('Kursi2026')

  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(box).toHaveAttribute('type', 'password')
})

test('a pasted code stays as it came, with its spaces, dash and leading zero', async () => {
  const user = userEvent.setup()
  render(<CodeField label="Code" />)
  const box = screen.getByLabelText('Code')
  await user.click(box)
  await user.paste(' 012-345 ')
  expect(box).toHaveValue(' 012-345 ')
  expect(box).toHaveAttribute('autocomplete', 'one-time-code')
  expect(box).toHaveAttribute('inputmode', 'numeric')
  expect(box).toHaveAttribute('dir', 'ltr')
})

test('a search is cleared with one press and goes on in the box', async () => {
  const user = userEvent.setup()
  const Search = () => {
    const [text, setText] = useState('')
    return <SearchField label="Search" clearLabel="Clear" value={text} onValueChange={setText} />
  }
  render(<Search />)
  const box = screen.getByRole('searchbox', { name: 'Search' })
  await user.type(box, 'fade')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(box).toHaveValue('')
  expect(box).toHaveFocus()
})
