import { screen } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { payingClientEachTest } from '@/testing/scenarios/payingClient'
import { renderApp } from '@/testing/kit/renderApp'

const { client, clock, id } = payingClientEachTest()

const asOwner = (more: string) =>
  renderApp({
    path: `${paths.ownerAppointments}${more}#${id()}`,
    server: client().api,
    signedInAs: { ...client().scenario.owner, password: 'Kursi2026' },
    services: { now: () => clock.now },
  })

const noAnswer = () => Promise.reject(new Error('The payment provider did not answer'))
const refused = () => Promise.resolve({ status: 'refused', reason: 'declined' } as const)

test.each([
  ['is on its way', noAnswer, 'Refund on its way to the card', /refund on its way to the card$/],
  ['could not be given', refused, /^The refund failed/, /the refund failed/],
  ['has arrived', undefined, 'Refunded', /^Paid online, refunded/],
])('a payment whose refund %s says so on the owner’s card and in the calendar', async (...of) => {
  const [, refund, onCard, inSheet] = of
  await client().paid(id())
  const { app } = client().api
  if (refund) app.gateway = { ...app.gateway, refund }
  await client().act(id(), 'cancel')

  const { user } = await asOwner('')
  expect(await screen.findByText(onCard)).toBeVisible()
  expect(screen.queryByText('Paid online')).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Calendar' }))
  expect(await screen.findByText(inSheet)).toBeVisible()
})
