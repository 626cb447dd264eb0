import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { DialogActions } from './DialogActions'
import { TextField } from './TextField'

const NewService = ({ locked = false }: { locked?: boolean }) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={close} title="New service" closeLabel="Close" locked={locked}>
        <TextField label="Name" />
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const openDialog = async (ui = <NewService />) => {
  const user = userEvent.setup()
  render(ui)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog', { name: 'New service' })
  const overlay = dialog.parentElement?.parentElement
  if (!overlay) throw new Error('The dialog has no overlay')
  return { user, dialog, overlay }
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('focus starts inside, stays inside both ways round, and returns to the opener', async () => {
  const { user, dialog } = await openDialog()
  expect(dialog).toContainElement(document.activeElement as HTMLElement)

  for (let press = 0; press < 20; press += 1) {
    await user.tab({ shift: press >= 10 })
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  }

  await user.keyboard('{Escape}')
  await expectClosed()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

test('a press on the overlay and the close button close it', async () => {
  const { user, overlay } = await openDialog()
  await user.click(overlay)
  await expectClosed()

  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expectClosed()
})

test('text selected inside and released over the overlay keeps it open with its text', async () => {
  const { user, overlay } = await openDialog()
  const box = screen.getByLabelText('Name')
  await user.type(box, 'Skin fade')

  await user.pointer([{ keys: '[MouseLeft>]', target: box }, { target: overlay }, { keys: '[/MouseLeft]' }])

  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(box).toHaveValue('Skin fade')
})

test('nothing closes it while it is locked', async () => {
  const { user, overlay } = await openDialog(<NewService locked />)
  await user.click(overlay)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})
