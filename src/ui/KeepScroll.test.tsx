import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './Button'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog } from './Dialog'
import { mainId } from './mainId'

interface AppointmentsProps {
  names: readonly string[]
  onCancel?: (name: string) => void
}

const Appointments = ({ names, onCancel }: AppointmentsProps) => {
  const [asked, setRequested] = useState<string | null>(null)
  return (
    <main id={mainId} tabIndex={-1}>
      <Button>Book</Button>
      <ul>
        {names.map(name => (
          <li key={name}>
            <Button onClick={() => setRequested(name)}>{`Cancel ${name}`}</Button>
          </li>
        ))}
      </ul>
      <Button>Subscribe</Button>
      <ConfirmDialog
        open={asked !== null}
        title="Cancel it?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => {
          setRequested(null)
          if (asked !== null) onCancel?.(asked)
        }}
        onCancel={() => setRequested(null)}
      />
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

/** Cancels an appointment; `fetchAgain` then renders the list without it. */
async function cancel(name: string, names: readonly string[]) {
  const user = userEvent.setup()
  const { rerender } = render(<Appointments names={names} />)
  await user.click(button(`Cancel ${name}`))
  await user.click(button('Yes'))
  await waitFor(() => expect(button(`Cancel ${name}`)).toHaveFocus())
  return { user, fetchAgain: () => rerender(<Appointments names={names.filter(one => one !== name)} />) }
}

test.each([
  ['what took its place', ['Shave', 'Haircut', 'Beard trim'], 'Cancel Beard trim'],
  ['the one before it', ['Shave', 'Haircut'], 'Cancel Shave'],
  ['what is nearest to the list', ['Haircut'], 'Subscribe'],
])('the opener that goes after its dialog leaves the focus to %s', async (_, names, next) => {
  const { fetchAgain } = await cancel('Haircut', names)
  fetchAgain()
  await waitFor(() => expect(button(next)).toHaveFocus())
})

test('the opener that goes with its dialog leaves the focus to what took its place', async () => {
  const List = () => {
    const [names, setNames] = useState(['Shave', 'Haircut', 'Beard trim'])
    return <Appointments names={names} onCancel={name => setNames(names.filter(one => one !== name))} />
  }
  const user = userEvent.setup()
  render(<List />)
  await user.click(button('Cancel Haircut'))
  await user.click(button('Yes'))
  await waitFor(() => expect(button('Cancel Beard trim')).toHaveFocus())
})

test('a person who moved on meanwhile stays where they are', async () => {
  const { user, fetchAgain } = await cancel('Haircut', ['Shave', 'Haircut'])
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  expect(button('Book')).toHaveFocus()
  fetchAgain()
  await waitFor(() => expect(screen.queryByText('Cancel Haircut')).not.toBeInTheDocument())
  expect(button('Book')).toHaveFocus()
})

test('with nothing else to press the page itself has it', async () => {
  const Alone = () => {
    const [step, setStep] = useState<'start' | 'open' | 'over'>('start')
    return (
      <main id={mainId} tabIndex={-1}>
        {step !== 'over' && <Button onClick={() => setStep('open')}>Pay</Button>}
        <Dialog open={step === 'open'} onClose={() => setStep('over')} title="Pay online" closeLabel="Close">
          <p>Paid.</p>
        </Dialog>
      </main>
    )
  }
  const user = userEvent.setup()
  render(<Alone />)
  await user.click(button('Pay'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
