import { screen } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'

test('a section without services leads to where they are added to it, and the choice stays free there', async () => {
  const server = await startApi()
  const owner = await addUser(server.app, { role: 'barber' })
  const { salon } = await addSalon(server.app, { owner })
  const nails = { id: 'nails', salon_id: salon.id, name: 'Nails', name_ar: null, position: 1 }
  await server.app.db.insertInto('sections').values(nails).execute()

  const { user, path } = await renderApp({ path: paths.sections, signedInAs: owner, server })
  await user.click(await screen.findByRole('link', { name: 'Add services to Nails' }))
  const section = await screen.findByRole('combobox', { name: 'Section' })
  expect(section).toHaveDisplayValue('Nails')
  expect(path()).toBe(paths.services)
  await user.selectOptions(section, 'Hair')
  expect(await screen.findByRole('heading', { name: 'Haircut' })).toBeVisible()
  expect(section).toHaveDisplayValue('Hair')
  await server.close()
})

test('a section with services needs no such link', async () => {
  const server = await startApi()
  const owner = await addUser(server.app, { role: 'barber' })
  await addSalon(server.app, { owner })
  await renderApp({ path: paths.sections, signedInAs: owner, server })
  expect(await screen.findByText('1 service')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Add services/ })).not.toBeInTheDocument()
  await server.close()
})
