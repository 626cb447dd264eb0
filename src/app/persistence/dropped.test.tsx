import { cleanup, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { paths } from '@/domain/paths'
import { readFile } from '@/features/support/readFile'
import { stepOfInterest, timelineOf } from '@/features/support/timeline'
import type { Language } from '@/domain/languages'
import { renderApp } from '@/testing/kit/renderApp'
import { agreeToFile, lookAtFile, savedFilesEachTest } from '@/testing/kit/savedFiles'
import { maskDropped } from '../session/maskDropped'
import { storageDropped } from '../session/storageDropped'
import { persistKey, persistVersion } from './persistedSlices'

const ann = { uid: 'ann', name: 'Ann Lee', email: 'ann@example.test', role: 'pirate', password: 'Kursi2026' }
const booking = { salonId: 7, notes: 'Knock at the back door', booked: null, left: null }
const broken = {
  user: JSON.stringify(ann),
  [persistKey]: JSON.stringify({
    version: persistVersion,
    slices: { booking, preferences: { theme: 'dark' } },
  }),
}
const raw = ['Ann Lee', 'ann@example.test', 'Kursi2026', 'Knock']

async function start(entries: Record<string, string>, language: Language = 'en') {
  for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
  return renderApp({ path: paths.landing, language })
}

const saved = savedFilesEachTest()

const notice = () => screen.findByText(/^Some of what this browser had saved could not be read/)

test('what could not be read is told by its names, once, and all else comes back', async () => {
  const { store, user } = await start(broken)
  expect(await notice()).toHaveTextContent(/(your half-made booking|who is signed in|\sand\s){3}\./)
  expect(store.getState().preferences.theme).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/^Some of what this browser/)).not.toBeInTheDocument()
  expect(store.getState().layout.dropped).toBeUndefined()
})

test('its content is in the session without a word of it, and support opens the file there', async () => {
  const app = await start(broken)
  const { store, user, actions } = app
  await notice()
  await user.click(screen.getByRole('button', { name: 'Download for support' }))
  await waitFor(() => expect(store.getState().layout.dropped).toBeUndefined())
  await lookAtFile(app, 'Download this session')
  await agreeToFile(app)
  await waitFor(() => expect(saved.names).toHaveLength(1))

  const text = await saved.text()
  expect(raw.filter(word => `${text} ${JSON.stringify(actions)}`.includes(word))).toEqual([])
  const read = await readFile(new File([text], 'session.json'))
  const steps = read.kind === 'session' ? read.session.steps : []
  const shown = [{ action: null, at: null, state: {} }, ...steps]
  const { action, state } = shown[stepOfInterest(timelineOf(shown))] ?? {}
  const { payload } = (action ?? {}) as ReturnType<typeof storageDropped>
  expect(action?.type).toBe(storageDropped.type)
  expect(payload).toHaveLength(2)
  expect(payload).toEqual(
    expect.arrayContaining([
      {
        key: 'kursi',
        slice: 'booking',
        content: { salonId: 7, notes: '•••', booked: null, left: null },
      },
      {
        key: 'user',
        slice: null,
        content: { uid: '•••', name: '•••', email: '•••', role: 'pirate', password: '•••' },
      },
    ]),
  )
  expect(state).toMatchObject({ layout: { dropped: payload.map(({ key, slice }) => slice ?? key) } })
})

test('in Arabic it says so in Arabic, and the next page says nothing', async () => {
  await start({ [persistKey]: '{"version":5,"slices":{' }, 'ar')
  expect(await screen.findByText(/النماذج غير المكتملة والإعدادات/)).toBeVisible()
  cleanup()
  const { actions } = await start({}, 'ar')
  await waitFor(() => expect(actions.length).toBeGreaterThan(1))
  expect(actions.filter(storageDropped.match)).toEqual([])
})

test('of a text that is no JSON its brackets and quotes remain', () => {
  const [masked] = maskDropped([{ key: 'kursi', slice: null, text: '{"version":5,"slices":{"auth":{"x' }])
  expect(masked?.content).toBe('{"•••":•••,"•••":{"•••":{"•••')
})

test('no word of what was dropped survives, and nothing is too deep', () => {
  const content = fc.oneof(
    fc.json().map(text => text.replaceAll('"', '"Knock ')),
    fc.integer({ min: 1, max: 60_000 }).map(depth => '['.repeat(depth) + '"Knock"' + ']'.repeat(depth)),
  )
  const place = fc.constantFrom(
    { key: 'user', slice: null } as const,
    { key: 'kursi', slice: null } as const,
    { key: 'kursi', slice: 'booking' } as const,
  )
  fc.assert(
    fc.property(place, content, (where, text) => {
      expect(JSON.stringify(maskDropped([{ ...where, text }]))).not.toContain('Knock')
    }),
  )
})
