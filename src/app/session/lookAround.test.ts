import { createLook } from './lookAround'

let stop: () => void
afterEach(() => {
  stop()
  document.body.replaceChildren()
  delete document.documentElement.dataset['theme']
})

function startLooking() {
  const looking = createLook(window)
  stop = looking.stop
  return looking.look
}

test('what has not changed is the same object', () => {
  const look = startLooking()
  expect(look()).toBe(look())
})

test('size, scroll, theme and focus follow the page', () => {
  document.body.innerHTML = '<form id="login"><input name="email"></form><button>Ann Lee</button>'
  const look = startLooking()
  expect(look().seen).toMatchObject({ theme: 'light', focus: null, scroll: { x: 0, y: 0 }, online: true })
  window.innerWidth = 390
  window.innerHeight = 844
  window.dispatchEvent(new Event('resize'))
  Object.assign(window, { scrollY: 120.4 })
  window.dispatchEvent(new Event('scroll'))
  document.documentElement.dataset['theme'] = 'dark'
  document.querySelector('input')?.focus()
  expect(look().seen).toEqual({
    width: 390,
    height: 844,
    theme: 'dark',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    online: true,
    focus: 'form#login input[email]',
    scroll: { x: 0, y: 120 },
  })
  document.querySelector('button')?.focus()
  expect(look().seen.focus).toBe('button')
})
