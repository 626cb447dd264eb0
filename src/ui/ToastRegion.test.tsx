import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from './Dialog'
import { Menu } from './Menu'
import { ToastRegion } from './ToastRegion'

const undo = jest.fn()

const Services = () => {
  const [open, setOpen] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  const toast = {
    id: 'deleted',
    tone: 'good',
    text: 'Deleted',
    action: { label: 'Undo', onPress: undo },
  } as const
  return (
    <>
      <Menu label="More" actions={[{ id: 'edit', label: 'Edit', onSelect: () => setOpen(true) }]} />
      <Dialog open={open} onClose={() => setOpen(false)} title="Edit service" closeLabel="Close">
        <p>Skin fade</p>
      </Dialog>
      <ToastRegion
        label="Notifications"
        dismissLabel="Dismiss notice"
        onDismiss={() => setDismissed(true)}
        toasts={dismissed ? [] : [toast]}
      />
    </>
  )
}

test('notices are announced politely and can be acted on over an open dialog, which stays open', async () => {
  const user = userEvent.setup()
  render(<Services />)
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite')

  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Dismiss notice' }))
  expect(screen.queryByText('Deleted')).not.toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Edit service' })).toBeInTheDocument()
})

test('a dialog opened from a menu gives focus back to the button of the menu', async () => {
  const user = userEvent.setup()
  render(<Services />)
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  await screen.findByRole('dialog', { name: 'Edit service' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
})
