import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { liveOf } from '@/testing/doubles/liveSource'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'

const opened = eachTest(
  async () => {
    const server = await startApi()
    const owner = await addUser(server.app, { role: 'barber', name: 'Olga' })
    const scenario = await addSalon(server.app, { owner })
    const client = await addUser(server.app, { name: 'Ann Lee' })
    return { server, owner, scenario, client }
  },
  ({ server }) => server.close(),
)

const book = () => bookTomorrow(opened().server, opened().scenario, opened().client, { staffMember: 0 })

async function open(path: string, language: 'en' | 'ar' = 'en') {
  const { server, owner } = opened()
  const cookie = await signIn(server, owner)
  const live = liveOf(server, cookie)
  const services = { openLive: live.openLive }
  const app = await renderApp({ path, language, server, signedInAs: owner, services })
  return { ...app, live, cookie }
}

const items = () => screen.findAllByRole('listitem')

test('from the team page the owner sees who changed what, live, by kind and by whoever did it', async () => {
  const { server, scenario } = opened()
  await book()
  const app = await open(paths.team)
  await app.user.click(await screen.findByRole('link', { name: 'Changes' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Changes' })).toBeVisible()
  const [booked] = await items()
  expect(booked).toHaveTextContent(/^Appointment bookedAnn Lee · Haircut · .*WithFirst chair.*Price\$20/)
  expect(booked).toHaveTextContent('Ann Lee (Client)')
  await waitFor(() => expect(app.live.running()).toBe(1))

  const salonPath = `/salons/${scenario.salon.id}`
  const staffId = scenario.staff[1]?.id ?? ''
  const login = await addStaffLogin(server.app, { salonId: scenario.salon.id, staffId }, ['manage_services'])
  const service = { ...scenario.service, sectionId: scenario.section.id, cost: 25, time: 60, nameAr: null }
  await server.request('PUT', `${salonPath}/services/${scenario.service.id}`, service, {
    cookie: await signIn(server, login),
  })
  const changed = await screen.findByText('Service changed')
  expect(changed.closest('li')).toHaveTextContent('HaircutPricefrom $20 to $25Second chair (Team) · ')

  await app.user.click(screen.getByRole('radio', { name: 'Prices' }))
  await waitFor(() => expect(screen.queryByText('Appointment booked')).not.toBeInTheDocument())
  expect(await screen.findByText('Service changed')).toBeVisible()
  expect(app.path()).toBe(`${paths.audit}?kind=price`)
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Changed by' }), 'Owner')
  expect(await screen.findByText('No changes here yet.')).toBeVisible()
})

test('in Arabic too, and after a failure again', async () => {
  const { server, scenario, owner } = opened()
  const cookie = await signIn(server, owner)
  await server.request('POST', `/salons/${scenario.salon.id}/days-off`, { date: '2099-01-01' }, { cookie })
  await server.request(
    'PUT',
    `/salons/${scenario.salon.id}/sections/${scenario.section.id}/schedule`,
    {
      day: 'Monday',
      isClosed: true,
    },
    { cookie },
  )
  const app = await renderApp({ path: paths.contact, language: 'ar', server, signedInAs: owner })
  app.network.answer(`/salons/${scenario.salon.id}/audit`, () => new Response('<html>', { status: 500 }), {
    once: true,
  })
  act(() => app.history.push(paths.audit))
  expect(await screen.findByText('تعذّر تحميل التغييرات.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'أعد المحاولة' }))
  const [item] = await items()
  expect(item).toHaveTextContent('تغيّرت ساعات العمل')
  expect(item).toHaveTextContent(/الاثنين.*من 9:00 ص–6:00 م إلى مغلق/)
})

test('the history of an appointment is in its details', async () => {
  const { server, owner } = opened()
  const { _id } = await book()
  await server.request('POST', `/appointments/${_id}/paid`, {}, { cookie: await signIn(server, owner) })
  const app = await open(`${paths.ownerAppointments}?view=calendar&date=${tomorrow}#${_id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Ann Lee' }))
  const history = dialog.getByRole('button', { name: 'History' })
  expect(history).toHaveAttribute('aria-expanded', 'false')
  await app.user.click(history)
  expect((await dialog.findAllByRole('listitem')).map(item => item.textContent)).toEqual([
    expect.stringMatching(/^Appointment paidPaidin the salonPrice\$20Olga \(Owner\) · /),
    expect.stringMatching(/^Appointment booked/),
  ])
})
