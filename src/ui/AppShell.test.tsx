import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { AppShell } from './AppShell'
import { Button } from './Button'

const resizeTo = (width: number) => {
  window.innerWidth = width
  act(() => void window.dispatchEvent(new Event('resize')))
}

const Shell = ({ initiallyOpen }: { initiallyOpen: boolean }) => {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <AppShell
      skipLabel="Skip to content"
      topBar={<Button onClick={() => setOpen(!open)}>Menu</Button>}
      sidebar={<a href="/user">Home</a>}
      sidebarLabel="Main menu"
      closeLabel="Close menu"
      open={open}
      onClose={() => setOpen(false)}
    >
      <h1>Today</h1>
    </AppShell>
  )
}

afterEach(() => resizeTo(1024))

test('above 1024 px the sidebar is docked; at 1024 px it closes and comes back as a drawer', async () => {
  const user = userEvent.setup()
  resizeTo(1025)
  render(<Shell initiallyOpen />)
  expect(screen.getByRole('complementary', { name: 'Main menu' })).toBeInTheDocument()

  resizeTo(1024)
  expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = screen.getByRole('dialog', { name: 'Main menu' })
  expect(drawer).toContainElement(document.activeElement as HTMLElement)
  await user.tab()
  await user.tab()
  await user.tab()
  expect(drawer).toContainElement(document.activeElement as HTMLElement)
})

test('the drawer closes on Escape and on a press outside, and gives focus back', async () => {
  const user = userEvent.setup()
  resizeTo(390)
  render(<Shell initiallyOpen={false} />)
  const opener = screen.getByRole('button', { name: 'Menu' })

  await user.click(opener)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(opener).toHaveFocus())

  await user.click(opener)
  const overlay = screen.getByRole('dialog').parentElement?.parentElement
  if (!overlay) throw new Error('The drawer has no overlay')
  await user.click(overlay)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('the skip link leads past the menu', async () => {
  const user = userEvent.setup()
  render(<Shell initiallyOpen={false} />)
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})
