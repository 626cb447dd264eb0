import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import sharp from 'sharp'
import { weekdayOf } from '@/domain/weekday'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { holdPlan } from '@/testing/scenarios/holdPlan'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { XhrOverFetch } from '@/testing/doubles/xhrOverFetch'

test('without a team plan the page says why nobody is added; who is there is edited and removed', async () => {
  const server = await startApi()
  const owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner })
  const { user } = await renderApp({ path: '/salon/team', server, signedInAs: owner })
  expect(await screen.findByText('More people need a team plan.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See the team plans' })).toHaveAttribute(
    'href',
    '/user/manage-subscription',
  )
  expect(screen.queryByRole('button', { name: 'Add a person' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Edit First chair' }))
  await user.click(await screen.findByLabelText('Has own hours'))
  await user.click(screen.getByLabelText('Friday'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Own hours')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Remove Second chair' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Edit First chair' })).toBeInTheDocument()
  await server.close()
})

test('before the team plan ends the page says when, and who can be booked from then on', async () => {
  const server = await startApi()
  const { owner, salon } = await addSalon(server.app)
  const plan = {
    size: 'team',
    startsAt: Date.now() - 2000,
    endsAt: Date.parse('2099-12-31T12:00:00Z'),
  } as const
  await holdPlan(server.app, owner, plan)
  const { user, network } = await renderApp({
    path: '/salon/team',
    server,
    signedInAs: { ...owner, password: 'Kursi2026' },
  })
  expect(await screen.findByText('Your team plan ends on Dec 31, 2099.')).toBeVisible()
  const staying = (name: string) =>
    screen.findByText(`From then on, clients can book only ${name}, the first of your team.`, {
      exact: false,
    })
  expect(await staying('First chair')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add a person' })).toBeVisible()
  expect(screen.queryByText('Cannot be booked now')).not.toBeInTheDocument()

  const moveSecondUp = async () => {
    await user.click(screen.getByRole('button', { name: 'Move Second chair, now 2 of 2' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  }
  network.loseAnswer(`/salons/${salon.id}/team/order`)
  await moveSecondUp()
  expect(await screen.findByText('The new order could not be saved.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await staying('Second chair')).toBeVisible()
  const order = server.app.db.selectFrom('staff').select('name').orderBy('position')
  await waitFor(async () =>
    expect(await order.execute()).toEqual([{ name: 'Second chair' }, { name: 'First chair' }]),
  )
  await server.close()
})

test('once the team plan has ended the page says who can be booked', async () => {
  const server = await startApi()
  const { owner } = await addSalon(server.app)
  const plan = { size: 'team', startsAt: Date.now() - 2000, endsAt: Date.now() - 1000 } as const
  await holdPlan(server.app, owner, plan)
  await renderApp({ path: '/salon/team', server, signedInAs: { ...owner, password: 'Kursi2026' } })
  expect(await screen.findByText('Clients can book only the first of your team.')).toBeVisible()
  const [first, second] = screen.getAllByRole('row').filter(item => /chair/.test(item.textContent))
  expect(first).not.toHaveTextContent('Cannot be booked now')
  expect(second).toHaveTextContent('Cannot be booked now')
  await server.close()
})

test('whom new hours would strand is listed first; they are saved by a second press, and nobody is moved', async () => {
  const server = await startApi()
  const owner = await addUser(server.app, { role: 'barber' })
  const scenario = await addSalon(server.app, { owner })
  const client = await addUser(server.app, { name: 'Layla' })
  await bookTomorrow(server, scenario, client, { staffMember: 0 })

  const { user } = await renderApp({ path: '/salon/team', server, signedInAs: owner })
  await user.click(await screen.findByRole('button', { name: 'Edit First chair' }))
  await user.click(await screen.findByLabelText('Has own hours'))
  await user.click(screen.getByLabelText(weekdayOf(tomorrow)))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('1 appointment would be outside of this')).toBeVisible()
  expect(screen.getByText('Layla')).toBeVisible()
  expect(await server.app.db.selectFrom('staff_hours').selectAll().execute()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save anyway' }))
  expect(await screen.findByText('Own hours')).toBeInTheDocument()
  const kept = await server.app.db.selectFrom('appointments').select(['staff_id', 'status']).execute()
  expect(kept).toEqual([{ staff_id: scenario.staff[0]?.id, status: 'confirmed' }])
  await server.close()
})

test("a person's photo is chosen in their dialog, and a file that is none is refused with a word", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kursi-team-'))
  const server = await startApi({ config: { dataDir } })
  const owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner })
  Object.assign(globalThis, { XMLHttpRequest: XhrOverFetch })
  const { user } = await renderApp({ path: '/salon/team', server, signedInAs: owner })
  await user.click(await screen.findByRole('button', { name: 'Edit First chair' }))
  const input = await screen.findByLabelText('Photo of this person')
  await user.upload(input, new File(['<svg onload="alert(1)"/>'], 'face.png', { type: 'image/png' }))
  expect(await screen.findByText('The photo was not saved')).toBeVisible()
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await user.upload(input, new File([new Uint8Array(bytes)], 'face.png', { type: 'image/png' }))
  expect(await screen.findByRole('button', { name: 'Change the photo' })).toBeVisible()
  const saved = server.app.db.selectFrom('staff').select('photo_url').where('name', '=', 'First chair')
  expect((await saved.executeTakeFirst())?.photo_url).toMatch(/^\/uploads\//)
  await server.close()
  rmSync(dataDir, { recursive: true })
})
