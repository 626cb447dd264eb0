import { screen, waitFor, within } from '@testing-library/react'
import { lastMailTo } from '@/testing/scenarios/builders'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'

const sent = 'Message sent successfully!'
const refused = 'Failed to send the message. Please try again.'
const unanswered = 'There was an error sending the message.'

const open = async () => {
  const app = await renderApp({ path: '/contact-us' })
  await screen.findByRole('form', { name: 'Write to us' })
  return app
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const terms = () => screen.getByRole('checkbox')
const button = () => screen.getByRole('button', { name: 'Send message' })

async function fill({ user }: RenderedApp) {
  await user.type(box('Name'), 'Ann Lee')
  await user.type(box('Email'), 'ann@example.test')
  await user.type(box('Message'), 'Can I move my appointment?')
  await user.click(terms())
}
const posts = ({ network }: RenderedApp) => network.sent.filter(request => request === 'POST /contact')
const stored = ({ server }: RenderedApp) => server.app.db.selectFrom('contact_messages').selectAll().execute()
const expectKept = () => {
  expect(box('Name')).toHaveValue('Ann Lee')
  expect(box('Email')).toHaveValue('ann@example.test')
  expect(box('Message')).toHaveValue('Can I move my appointment?')
  expect(terms()).toBeChecked()
}

test('says where we are and how to reach us', async () => {
  await open()
  expect(screen.getByText('Hebron, Palestine')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '+970 2 222 0188' })).toHaveAttribute('href', 'tel:+97022220188')
  expect(screen.getByRole('link', { name: 'support@kursi.example' })).toHaveAttribute(
    'href',
    'mailto:support@kursi.example',
  )
  expect(screen.getByRole('link', { name: '1 800 222 018' })).toHaveAttribute('href', 'tel:1800222018')
})

test('the terms to accept can be read beside what was typed', async () => {
  await open()
  const link = within(screen.getByRole('form')).getByRole('link', { name: 'Terms and Conditions' })
  expect(link).toHaveAttribute('href', '/terms-conditions')
  expect(link).toHaveAttribute('target', '_blank')
})

test('in Arabic the city is Arabic too, and what is dialled or written to reads from the left', async () => {
  await renderApp({ path: '/contact-us', language: 'ar' })
  expect(await screen.findByText('الخليل، فلسطين')).toBeInTheDocument()
  for (const name of ['+970 2 222 0188', '1 800 222 018', 'support@kursi.example'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('dir', 'ltr')
})

test('a message arrives at support and leaves the form empty', async () => {
  const app = await open()
  await fill(app)
  await app.user.click(button())
  expect(await screen.findByText(sent)).toBeInTheDocument()
  expect(box('Name')).toHaveValue('')
  expect(box('Email')).toHaveValue('')
  expect(box('Message')).toHaveValue('')
  expect(terms()).not.toBeChecked()
  expect(await stored(app)).toMatchObject([
    { name: 'Ann Lee', email: 'ann@example.test', message: 'Can I move my appointment?' },
  ])
  await app.server.app.outbox.settled()
  expect(lastMailTo(app.server.app, 'support@kursi.example').replyTo).toBe('ann@example.test')
})

test('every field is required, the terms too', async () => {
  const app = await open()
  await app.user.click(button())
  expect(await screen.findByText('Name is required')).toBeInTheDocument()
  expect(box('Email')).toHaveAccessibleDescription('Email is required')
  expect(box('Message')).toHaveAccessibleDescription('Message is required')
  expect(terms()).toHaveAccessibleDescription('Please accept the terms')
  await waitFor(() => expect(box('Name')).toHaveFocus())
  expect(posts(app)).toEqual([])
})

test('half an e-mail address is refused', async () => {
  const app = await open()
  await app.user.type(box('Email'), 'ann@example')
  await app.user.click(button())
  await waitFor(() => expect(box('Email')).toHaveAccessibleDescription('Please enter a valid email address'))
})

test.each([
  ['an HTML page', () => new Response('<html><body>Bad gateway</body></html>', { status: 502 })],
  ['a refusal', () => Response.json({ success: false, message: 'No', code: 'bad_key' }, { status: 401 })],
  ['a success that is none', () => new Response('<html></html>', { status: 200 })],
])('%s as the answer keeps what was typed, and a second try can succeed', async (_what, response) => {
  const app = await open()
  app.network.answer('/contact', response, { once: true })
  await fill(app)
  await app.user.click(button())
  expect(await screen.findByText(refused)).toBeInTheDocument()
  expectKept()
  await app.user.click(button())
  expect(await screen.findByText(sent)).toBeInTheDocument()
  expect(screen.queryByText(refused)).not.toBeInTheDocument()
})

test('no answer keeps what was typed', async () => {
  const app = await open()
  await fill(app)
  app.network.down()
  await app.user.click(button())
  expect(await screen.findByText(unanswered)).toBeInTheDocument()
  expectKept()
})

test('a message whose answer was lost arrives once, however often it is sent', async () => {
  const app = await open()
  await fill(app)
  app.network.loseAnswer('/contact')
  await app.user.click(button())
  expect(await screen.findByText(unanswered)).toBeInTheDocument()
  await app.user.click(button())
  expect(await screen.findByText(sent)).toBeInTheDocument()
  expect(await stored(app)).toHaveLength(1)
})

test('a changed text is another message', async () => {
  const app = await open()
  await fill(app)
  app.network.loseAnswer('/contact')
  await app.user.click(button())
  await screen.findByText(unanswered)
  await app.user.type(box('Message'), ' Please!')
  await app.user.click(button())
  await screen.findByText(sent)
  expect((await stored(app)).map(({ message }) => message)).toEqual([
    'Can I move my appointment?',
    'Can I move my appointment? Please!',
  ])
})

test('a double click and impatient Enters send one message', async () => {
  const app = await open()
  const release = app.network.hold('/contact')
  await fill(app)
  await app.user.dblClick(button())
  await app.user.type(box('Name'), '{Enter}{Enter}')
  expect(posts(app)).toHaveLength(1)
  release()
  expect(await screen.findByText(sent)).toBeInTheDocument()
  expect(await stored(app)).toHaveLength(1)
})

test('coming back later shows an empty form without the old result', async () => {
  const app = await open()
  await fill(app)
  await app.user.click(button())
  await screen.findByText(sent)
  await app.user.click(screen.getByRole('link', { name: 'Privacy Policy' }))
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })
  await app.user.click(screen.getAllByRole('link', { name: 'Contact' })[0] ?? document.body)
  await screen.findByRole('form', { name: 'Write to us' })
  expect(screen.queryByText(sent)).not.toBeInTheDocument()
})

describe('with a form-collection service of the operator', () => {
  const env = (globalThis as unknown as { __VITE_ENV__: Record<string, string> }).__VITE_ENV__
  let requests: Request[]
  let answer: () => Promise<Response>

  beforeEach(() => {
    env['VITE_CONTACT_FORM_URL'] = 'https://forms.example/f/kursi'
    requests = []
  })
  afterEach(() => {
    delete env['VITE_CONTACT_FORM_URL']
  })

  const openWithService = async () => {
    const app = await open()
    const toOurs = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.startsWith('https://forms.example/')) return toOurs(input, init)
      requests.push(request.clone())
      return answer()
    }
    return app
  }

  test('it gets name, e-mail and message, and neither our key nor our cookie', async () => {
    answer = async () => new Response('Thanks!', { status: 200 })
    const app = await openWithService()
    expect(screen.queryByRole('button', { name: /^Attach/ })).not.toBeInTheDocument()
    await fill(app)
    await app.user.click(button())
    expect(await screen.findByText(sent)).toBeInTheDocument()
    const [request] = requests
    expect(request?.url).toBe('https://forms.example/f/kursi')
    expect(await request?.json()).toEqual({
      name: 'Ann Lee',
      email: 'ann@example.test',
      message: 'Can I move my appointment?',
    })
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(request?.headers.has('x-api-key')).toBe(false)
    expect(request?.headers.has('idempotency-key')).toBe(false)
    expect(request?.credentials).toBe('omit')
    expect(await stored(app)).toEqual([])
  })

  test('its bad status and its silence are told apart', async () => {
    answer = async () => new Response('', { status: 404 })
    const app = await openWithService()
    await fill(app)
    await app.user.click(button())
    expect(await screen.findByText(refused)).toBeInTheDocument()
    answer = () => Promise.reject(new TypeError('fetch failed'))
    await app.user.click(button())
    expect(await screen.findByText(unanswered)).toBeInTheDocument()
    expectKept()
  })
})
