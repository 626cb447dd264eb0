import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Chip } from './Chip'
import { ChipGroup } from './ChipGroup'

const Times = () => {
  const [time, setTime] = useState('')
  return (
    <ChipGroup label="Time" value={time} onValueChange={setTime}>
      <Chip value="09:00">09:00</Chip>
      <Chip value="09:30">09:30</Chip>
    </ChipGroup>
  )
}

test('chips are one stop for Tab, and arrows choose', async () => {
  const user = userEvent.setup()
  render(<Times />)
  expect(screen.getByRole('radiogroup', { name: 'Time' })).toBeInTheDocument()

  await user.tab()
  expect(screen.getByRole('radio', { name: '09:00' })).toHaveFocus()
  await user.keyboard(' ')
  expect(screen.getByRole('radio', { name: '09:00' })).toBeChecked()

  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: '09:30' })).toBeChecked()
  expect(screen.getByRole('radio', { name: '09:00' })).not.toBeChecked()

  await user.tab()
  expect(document.body).toHaveFocus()
})
