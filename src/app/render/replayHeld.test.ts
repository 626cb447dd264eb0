import { replayHeld, type HeldEvent } from './replayHeld'

// jsdom is never idle.
beforeAll(() => {
  Object.assign(globalThis, { requestIdleCallback: setTimeout, cancelIdleCallback: clearTimeout })
})

function show(html: string) {
  document.body.innerHTML = html
  const happened: string[] = []
  for (const type of ['click', 'submit', 'input', 'change']) {
    document.body.addEventListener(type, event => {
      event.preventDefault()
      const { name, value } = event.target as HTMLInputElement
      happened.push(`${type} ${name} ${value}`)
    })
  }
  const find = (selector: string) => document.querySelector(selector) as Element
  return { happened, find }
}

test('what was held is done in its order, the last of each element, and forgotten', async () => {
  const { happened, find } = show(
    '<form name="f" action="/salons"><input name="text"><select name="sort"><option>a</option><option>b</option></select></form><button name="go" type="button" value="1"></button>',
  )
  const text = find('input')
  const held: HeldEvent[] = [
    { target: text, value: 'b' },
    { target: find('button') },
    { target: text, value: 'basha' },
    { target: find('select'), value: 'b' },
    { target: find('form') },
  ]
  await replayHeld(held)
  expect(happened).toEqual(['click go 1', 'input text basha', 'change sort b', 'submit f undefined'])
  expect(held).toEqual([])
})

test('a box ends as the person left it', async () => {
  const { happened } = show('<input type="checkbox" name="box">')
  const box = document.querySelector('input') as HTMLInputElement
  box.checked = true
  document.body.addEventListener('click', () => happened.push(`checked ${String(box.checked)}`))
  await replayHeld([{ target: box, value: 'on', checked: true }])
  expect(happened).toEqual(['click box on', 'checked true'])
})

test('a form of the app takes in its fields by itself', async () => {
  const { happened, find } = show('<form><input name="email"></form>')
  await replayHeld([{ target: find('input'), value: 'ann@example.test' }])
  expect(happened).toEqual([])
})

test('what is gone from the page is left out', async () => {
  const { happened, find } = show('<button type="button"></button>')
  const button = find('button')
  button.remove()
  await replayHeld([{ target: button }], AbortSignal.abort())
  expect(happened).toEqual([])
})

test('on a page that is rendered anew, the same elements are waited for', async () => {
  const form = (submit: string) =>
    `<main><form name="f"><input name="email"><input name="password"><button>${submit}</button></form></main>`
  const { happened, find } = show(`${form('Log in')}<main><button type="button">Menu</button></main>`)
  const held: HeldEvent[] = [
    { target: find('[name=email]'), value: 'ann@example.test' },
    { target: find('[name=password]'), value: 'Sesame123' },
    { target: find('[type=button]') },
    { target: find('form') },
  ]
  document.body.innerHTML = ''
  const replayed = replayHeld(held)
  document.body.innerHTML = `${form('Anmelden')}<main><button type="button" name="">Menu</button></main>`
  await replayed
  expect(happened).toEqual([
    'input email ann@example.test',
    'input password Sesame123',
    'click  ',
    'submit f undefined',
  ])
})
