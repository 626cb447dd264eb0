import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmDialog } from './ConfirmDialog'

const setup = (busy: boolean) => {
  const onConfirm = jest.fn()
  const onCancel = jest.fn()
  render(
    <ConfirmDialog
      open
      title="Delete this service?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={onConfirm}
      onCancel={onCancel}
      busy={busy}
    />,
  )
  return { user: userEvent.setup(), onConfirm, onCancel }
}

test('asks with its question as name; Escape means no', async () => {
  const { user, onConfirm, onCancel } = setup(false)
  expect(screen.getByRole('alertdialog', { name: 'Delete this service?' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('while the answer is carried out it neither repeats nor goes away', async () => {
  const { user, onConfirm, onCancel } = setup(true)
  await user.dblClick(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await user.keyboard('{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})

test('a press beside it is no answer', async () => {
  const { user, onCancel } = setup(false)
  const overlay = screen.getByRole('alertdialog').parentElement?.parentElement
  if (!overlay) throw new Error('The dialog has no overlay')
  await user.click(overlay)
  expect(onCancel).not.toHaveBeenCalled()
})
