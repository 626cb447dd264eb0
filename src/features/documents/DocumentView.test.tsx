import { screen, within, waitFor } from '@testing-library/react'
import { planOffers } from '@/domain/plans'
import { support } from '@/domain/support'
import { languages, type Language } from '@/domain/languages'
import plans from '@/i18n/en/plans.json'
import { addUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import type { DocumentName } from './documentText'
import { loadDocument } from './loadDocument'

const counts: [DocumentName, number][] = [
  ['privacy', 7],
  ['terms', 9],
  ['exchange', 5],
  ['subscription', 5],
]

const documents = counts.flatMap(([name, count]) => languages.map(language => ({ name, count, language })))

test.each(documents)(
  '$name has its $count sections in $language, each with a text of its own',
  async given => {
    const { sections } = await loadDocument(given.name, given.language)
    expect(sections).toHaveLength(given.count)
    expect(new Set(sections.map(({ title }) => title)).size).toBe(given.count)
    for (const { paragraphs } of sections) expect(paragraphs.join('').length).toBeGreaterThan(20)
  },
)

test.each(counts)('%s has the same anchors in both languages', async name => {
  const [english, arabic] = await Promise.all(languages.map(language => loadDocument(name, language)))
  expect(english?.sections.map(({ id }) => id)).toEqual(arabic?.sections.map(({ id }) => id))
  expect(english?.updated).toBe(arabic?.updated)
})

/** The topics that the specification names, in order. */
test.each<[DocumentName, RegExp[]]>([
  ['privacy', [/collect/, /use/, /sharing/, /security/, /rights/, /changes/, /contact/]],
  [
    'terms',
    [
      /acceptance/,
      /use/,
      /user account/,
      /intellectual property/,
      /liability/,
      /termination/,
      /governing law/,
      /changes/,
      /contact/,
    ],
  ],
  ['subscription', [/plans/, /non-refundable policy/, /renewal/, /validity period/, /support/]],
  ['exchange', [/buy/, /refund/, /renewal/, /exchange/, /support/]],
])('%s speaks of what it must', async (name, topics) => {
  const { sections } = await loadDocument(name, 'en')
  topics.forEach((topic, index) => expect(sections[index]?.title.toLowerCase()).toMatch(topic))
})

test.each([
  ['/privacy-policy', 'Privacy Policy', 7],
  ['/terms-conditions', 'Terms and Conditions', 9],
  ['/terms-of-exchange', 'Terms of Exchange', 5],
  ['/subscription-terms', 'Subscription Terms', 5],
  ['/component/privacy-policy', 'Privacy Policy', 7],
  ['/component/terms-and-conditions', 'Terms and Conditions', 9],
])('%s shows its sections and a table of contents that leads to them', async (path, title, count) => {
  await renderApp({ path })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(count)
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
  expect(links).toHaveLength(count)
  for (const link of links) {
    const [, id = ''] = (link.getAttribute('href') ?? '').split('#')
    expect(document.getElementById(id)).toHaveTextContent(link.textContent.replace(/^\d+\.\s*/, ''))
  }
})

test.each(['/component/privacy-policy', '/component/terms-and-conditions'])('%s stands alone', async path => {
  await renderApp({ path })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('main')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Get Started' })).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).not.toBeInTheDocument()
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
})

test('a signed-in person reads the terms inside the own layout', async () => {
  const server = await startApi()
  const client = await addUser(server.app, { name: 'Ann Lee' })
  await renderApp({ path: '/user/settings/terms-and-conditions', server, signedInAs: client })
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Kursi: Home' })).toHaveAttribute('href', '/user')
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Get Started' })).not.toBeInTheDocument()
})

test('an entry of the contents brings its section and its address', async () => {
  const scrolled = jest.fn()
  Object.assign(Element.prototype, { scrollIntoView: scrolled })
  const { user, history } = await renderApp({ path: '/privacy-policy' })
  await user.click(await screen.findByRole('link', { name: /Your Rights/ }))
  expect(history.location.hash).toBe('#rights')
  await waitFor(() => expect(screen.getByRole('heading', { name: /Your Rights/ })).toHaveFocus())
  expect(scrolled.mock.instances).toEqual([screen.getByRole('heading', { name: /Your Rights/ })])
})

test('the privacy policy has a floating box with an e-mail and a phone link', async () => {
  await renderApp({ path: '/privacy-policy' })
  const box = within(await screen.findByRole('complementary', { name: 'Questions?' }))
  expect(box.getByRole('link', { name: /Email/ })).toHaveAttribute('href', `mailto:${support.email}`)
  expect(box.getByRole('link', { name: /Phone/ })).toHaveAttribute('href', 'tel:+97022220188')
})

test.each<[Language, RegExp]>([
  ['en', /My Location.* keeps it/],
  ['ar', /«موقعي».*فيحفظه/],
])('the privacy policy in %s says that My Location keeps where the salon is', async (language, kept) => {
  const { sections } = await loadDocument('privacy', language)
  expect(sections[0]?.list).toContainEqual(expect.stringMatching(kept))
})

const monthly = (price: number) =>
  Number.isInteger(price) ? `$${price} a month` : `about $${price.toFixed(0)} a month`

test.each(['/subscription-terms', '/terms-of-exchange'])(
  '%s takes its plans from the one table',
  async path => {
    await renderApp({ path })
    const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(planOffers.length)
    planOffers.forEach(({ months, trialDays, prices, features }, index) => {
      const cells = within(rows[index] ?? document.body)
        .getAllByRole('cell')
        .map(cell => cell.textContent)
      const priced = Object.values(prices).map(({ currentPrice, originalPrice }) =>
        [
          `$${currentPrice}`,
          originalPrice === undefined ? '' : ` before $${originalPrice}`,
          months === 1 ? '' : monthly(currentPrice / months),
        ].join(''),
      )
      expect(cells).toEqual([
        months === 12 ? '1 year' : `${months} ${months === 1 ? 'month' : 'months'}`,
        ...priced,
        trialDays > 0 ? `${trialDays} days` : 'None',
        features.map(feature => plans.features[feature]).join(''),
      ])
    })
  },
)

test.each(['/subscription-terms', '/terms-of-exchange'])('%s states the rules', async path => {
  await renderApp({ path })
  await screen.findByRole('table')
  const text = screen.getByRole('article').textContent
  expect(text).toMatch(/purchases are final/)
  expect(text).toMatch(/no cancellation/)
  expect(text).toMatch(/no refund/)
  expect(text).toMatch(/off at least 24 hours before the (current )?period ends/)
  expect(text).toMatch(/charged within the 24 hours before the (current )?period ends/)
  expect(text).toMatch(
    /no extensions or exchanges in the current period|can be neither extended nor exchanged/,
  )
  const [email, phone] = [support.email, support.tollFreePhone].map(name =>
    screen.getByRole('link', { name }),
  )
  expect(email).toHaveAttribute('href', `mailto:${support.email}`)
  expect(phone).toHaveAttribute('href', 'tel:1800222018')
  for (const link of [email, phone]) expect(link).toHaveAttribute('dir', 'ltr')
})

test.each(['subscription', 'exchange'] as const)('%s states the rules in Arabic too', async name => {
  const { sections } = await loadDocument(name, 'ar')
  const text = sections.flatMap(({ paragraphs }) => paragraphs).join(' ')
  expect(text).toMatch(/جميع عمليات الشراء نهائية/)
  expect(text).toMatch(/لا إلغاء ولا استرداد|لا يمكن إلغاؤها ولا استرداد/)
  expect(text).toMatch(/قبل 24 ساعة على الأقل من نهاية الفترة/)
  expect(text).toMatch(/خلال الساعات الأربع والعشرين التي تسبق نهاية الفترة/)
  expect(text).toMatch(/لا تمديد ولا استبدال|لا يمكن تمديد الفترة الحالية ولا استبدالها/)
})

test('a language switch turns the document', async () => {
  const { user } = await renderApp({ path: '/terms-conditions' })
  await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })
  await user.click(screen.getByRole('button', { name: 'العربية' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'الشروط والأحكام' })).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9)
})
