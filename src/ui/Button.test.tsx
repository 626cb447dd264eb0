import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './Button'

test('a busy button keeps its name and focus, and neither presses nor submits', async () => {
  const user = userEvent.setup()
  const onClick = jest.fn()
  const onSubmit = jest.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Book
      </Button>
    </form>,
  )

  const button = screen.getByRole('button', { name: 'Book' })
  await user.dblClick(button)
  await user.keyboard('{Enter}')

  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

test('an idle button presses, and does not submit a form unless asked to', async () => {
  const onClick = jest.fn()
  const onSubmit = jest.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Add</Button>
    </form>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Add' }))

  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()
})
