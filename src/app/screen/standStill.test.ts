import { screenLeft } from '@/features/support/screenMessages'
import userEvent from '@testing-library/user-event'
import { screen, waitFor } from '@testing-library/react'
import { standStill } from './standStill'

const told: unknown[] = []
const pressed = jest.fn()

beforeAll(() => {
  window.addEventListener('message', ({ data }) => void told.push(data))
  document.body.innerHTML = '<button>Cancel it</button><input aria-label="Name" />'
  standStill(window)
  screen.getByRole('button').addEventListener('click', pressed)
})
beforeEach(() => {
  told.length = 0
})

test('what is shown can be read and is not hidden from those who cannot see it', () => {
  expect(document.body).not.toHaveAttribute('inert')
  expect(document.body).not.toHaveAttribute('aria-hidden')
  expect(screen.getByRole('button', { name: 'Cancel it' })).toBeInTheDocument()
})

test('nothing of it can be pressed or typed into', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(screen.getByRole('button'))
  await user.type(screen.getByRole('textbox'), 'Layla')
  screen.getByRole('button').click()
  expect(pressed).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toHaveValue('')
})

test('it takes no focus from the page around it', () => {
  screen.getByRole('textbox').focus()
  expect(document.body).toHaveFocus()
})

test.each<[string, 'after' | 'before']>([
  ['{Tab}', 'after'],
  ['{Shift>}{Tab}{/Shift}', 'before'],
])('%s leads out of it', async (keys, where) => {
  const user = userEvent.setup()
  await user.keyboard(keys)
  await waitFor(() => expect(told).toEqual([screenLeft(where)]))
  expect(document.body).toHaveFocus()
})
