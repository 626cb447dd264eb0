import type { UnknownAction } from '@reduxjs/toolkit'
import { act, screen, waitFor } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '@/domain/paths'
import { detailsEdited, keyNamingStarted } from '@/features/account/accountSlice'
import { sessionEnded, userChangedElsewhere } from '@/features/auth/authSlice'
import { posterBegun } from '@/features/posters/postersSlice'
import { profileEdited } from '@/features/profile/profileSlice'
import { promotionBegun } from '@/features/promotions/own/ownPromotionsSlice'
import { sectionAddingStarted, sectionEditingStarted } from '@/features/sections/sectionsSlice'
import { serviceEditingStarted } from '@/features/services/servicesSlice'
import { staffBegun } from '@/features/team/teamSlice'
import { logIn } from '@/testing/kit/logIn'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { sourceFiles, src } from '@/testing/sourceFiles'

let server: TestApi
let owner: TestUser
let scenario: TestSalon

beforeEach(async () => {
  window.innerWidth = 1200
  Object.assign(URL, { createObjectURL: () => 'blob:picked', revokeObjectURL: () => undefined })
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  scenario = await addSalon(server.app, { owner })
})
afterEach(async () => {
  window.innerWidth = 1024
  await server.close()
})

/** The session ends in the middle of a form, and the login page shows. */
async function loseSession({ store }: RenderedApp) {
  act(() => void store.dispatch(sessionEnded('idle')))
  await screen.findByLabelText('Password')
}

interface Typing {
  path: string
  label: string | RegExp
  value: string
  opens?: () => UnknownAction
}

const section = (): UnknownAction => sectionEditingStarted(scenario.section.id)
const service = (): UnknownAction =>
  serviceEditingStarted({ sectionId: scenario.section.id, serviceId: scenario.service.id })

const forms: Record<string, Typing> = {
  'a new section': {
    path: paths.sections,
    opens: sectionAddingStarted,
    label: /^Section Name/,
    value: 'Beards',
  },
  'a section': { path: paths.sections, opens: section, label: /^Section Name/, value: 'Beards' },
  'a service': { path: paths.services, opens: service, label: /^Service Cost/, value: '37' },
  'a staff member': { path: paths.team, opens: staffBegun, label: 'Name', value: 'Sami' },
  'a poster': { path: paths.profile, opens: posterBegun, label: 'Title', value: 'Summer' },
  'a promotion': { path: paths.promotions, opens: promotionBegun, label: 'Title', value: 'A fifth off' },
  'a profile': { path: paths.profile, opens: profileEdited, label: /^Address/, value: 'Sea Street 9' },
  'a day off': { path: paths.schedule, label: /^Reason/, value: 'Holiday' },
  'the account': { path: paths.accountInfo, opens: detailsEdited, label: 'Name', value: 'Ann Quill' },
  'a key': { path: paths.adminKey, opens: keyNamingStarted, label: 'Name of the key', value: 'Till' },
}

describe('what was typed when the session ended', () => {
  test.each(Object.entries(forms))(
    'in %s is back after the login',
    async (_what, { path, opens, label, value }) => {
      const app = await renderApp({ path, server, signedInAs: owner })
      await screen.findByRole('heading', { level: 1 })
      if (opens) act(() => void app.store.dispatch(opens()))
      const field = await screen.findByLabelText(label)
      await app.user.clear(field)
      await app.user.type(field, value)
      await loseSession(app)
      await logIn(app, owner)
      await waitFor(() => expect(app.path()).toBe(path))
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(value))
      expect(app.store.getState().auth.drafts).toEqual([])
    },
  )

  const typeSection = async () => {
    const app = await renderApp({ path: paths.sections, server, signedInAs: owner })
    await screen.findByRole('heading', { level: 1 })
    act(() => void app.store.dispatch(sectionAddingStarted()))
    await app.user.type(await screen.findByLabelText(/^Section Name/), 'Beards')
    return app
  }

  test('is nobody else’s', async () => {
    const other = await addUser(server.app, { role: 'barber' })
    await addSalon(server.app, { owner: other })
    const app = await typeSection()
    await loseSession(app)
    await logIn(app, other)
    await waitFor(() => expect(app.path()).toBe(paths.sections))
    expect(JSON.stringify(app.store.getState())).not.toContain('Beards')
  })

  test('is in no storage', async () => {
    const app = await typeSection()
    await loseSession(app)
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull())
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Beards')
  })

  test('is back after a login in another tab', async () => {
    const app = await typeSection()
    await loseSession(app)
    const { password: _password, ...user } = owner
    act(() => void app.store.dispatch(userChangedElsewhere(user)))
    await waitFor(() => expect(app.path()).toBe(paths.sections))
    expect(await screen.findByLabelText(/^Section Name/)).toHaveValue('Beards')
  })

  test('is gone after a logout', async () => {
    const app = await typeSection()
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await app.user.click(screen.getByRole('button', { name: 'Log out' }))
    await screen.findByLabelText('Password')
    expect(app.store.getState().auth.drafts).toEqual([])
  })

  test('with a chosen image, which is chosen still', async () => {
    const app = await renderApp({ path: paths.profile, server, signedInAs: owner })
    await screen.findByRole('heading', { level: 1 })
    act(() => void app.store.dispatch(posterBegun()))
    const input = await screen.findByLabelText<HTMLInputElement>('Image', { selector: 'input' })
    await app.user.upload(input, new File(['GIF89a'], 'sale.gif', { type: 'image/gif' }))
    await screen.findByRole('button', { name: 'Choose another image' })
    await loseSession(app)
    await logIn(app, owner)
    expect(await screen.findByRole('button', { name: 'Choose another image' })).toBeInTheDocument()
  })

  test('in a day of the schedule, with its section', async () => {
    const app = await renderApp({ path: paths.schedule, server, signedInAs: owner })
    await app.user.selectOptions(await screen.findByLabelText('Select Day'), 'Monday')
    await app.user.click(screen.getByRole('button', { name: 'Add a break' }))
    const editing = app.store.getState().schedule.editing
    await loseSession(app)
    await logIn(app, owner)
    await waitFor(() => expect(app.store.getState().schedule).toMatchObject({ editing }))
  })
})

/** Forms of visitors, forms that nothing is typed in, and forms of passwords and codes alone. */
const withoutDraft = [
  'features/account/DeleteAccountForm.tsx',
  'features/account/PasswordForm.tsx',
  'features/auth/ForgotPasswordForm.tsx',
  'features/auth/JoinForm.tsx',
  'features/auth/LoginForm.tsx',
  'features/auth/ResetPasswordForm.tsx',
  'features/auth/SignUpForm.tsx',
  'features/auth/VerifyForm.tsx',
  'features/contact/ContactForm.tsx',
  'features/support/sharing/ShareDialog.tsx',
]

test('every form keeps its draft', () => {
  const bare = sourceFiles().filter(name => {
    const text = readFileSync(join(src, name), 'utf8')
    return name.endsWith('.tsx') && /useFormik[<(]|<Formik\b/.test(text) && !text.includes('<FormDraft')
  })
  expect(bare.sort()).toEqual(withoutDraft)
})
