import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from './Dialog'
import { Menu } from './Menu'
import { Toast, toastMilliseconds } from './Toast'
import { ToastRegion } from './ToastRegion'
import { useToastRegion } from './useToastRegion'

const undo = jest.fn()

const Deleted = ({ stays }: { stays: boolean }) => {
  const region = useToastRegion()
  const [dismissed, setDismissed] = useState(false)
  const toast = {
    id: 'deleted',
    tone: 'good',
    text: 'Deleted',
    action: { label: 'Undo', onPress: undo },
    stays,
  } as const
  if (!region || dismissed) return null
  return createPortal(
    <Toast toast={toast} dismissLabel="Dismiss toast" onDismiss={() => setDismissed(true)} />,
    region,
  )
}

const Services = ({ stays = false }: { stays?: boolean }) => {
  const [open, setOpen] = useState(false)
  return (
    <ToastRegion label="Messages">
      <>
        <Menu label="More" actions={[{ id: 'edit', label: 'Edit', onSelect: () => setOpen(true) }]} />
        <Dialog open={open} onClose={() => setOpen(false)} title="Edit service" closeLabel="Close">
          <p>Skin fade</p>
        </Dialog>
        <Deleted stays={stays} />
      </>
    </ToastRegion>
  )
}

test('toasts are announced politely and can be acted on over an open dialog, which stays open', async () => {
  const user = userEvent.setup()
  render(<Services />)
  const region = screen.getByRole('region', { name: 'Messages' })
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(region).toHaveTextContent('Deleted')

  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Dismiss toast' }))
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

describe('the time of a toast', () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const shown = () => screen.queryByText('Deleted') !== null

  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('ends by itself, unless it stays', () => {
    const { unmount } = render(<Services />)
    pass(toastMilliseconds - 1)
    expect(shown()).toBe(true)
    pass(1)
    expect(shown()).toBe(false)

    unmount()
    render(<Services stays />)
    pass(10 * toastMilliseconds)
    expect(shown()).toBe(true)
  })

  test('stops while the toast is hovered or focused', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<Services />)
    await user.hover(screen.getByText('Deleted'))
    pass(2 * toastMilliseconds)
    expect(shown()).toBe(true)

    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await user.unhover(screen.getByText('Deleted'))
    await user.tab()
    pass(2 * toastMilliseconds)
    expect(shown()).toBe(true)

    await user.tab()
    pass(toastMilliseconds)
    expect(shown()).toBe(false)
  })
})
