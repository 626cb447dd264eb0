import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import type { Language } from '@/domain/languages'
import { nineOClock, startPayingClient, type PayingClient } from '@/testing/scenarios/payingClient'
import { renderApp } from '@/testing/kit/renderApp'

const clock = { now: () => nineOClock - 24 * 60 * 60_000 }

let client: PayingClient

beforeEach(async () => {
  client = await startPayingClient(clock)
  await client.api.app.db.updateTable('services').set({ name_ar: 'قص الشعر' }).execute()
  await client.paid((await client.book(nineOClock))._id)
})
afterEach(() => client.api.close())

const words: Record<Language, { open: RegExp; title: string; facts: readonly [string, string][] }> = {
  en: {
    open: /^Receipt of 01-02-2027/,
    title: 'Receipt',
    facts: [
      ['Paid for', 'Haircut'],
      ['Appointment', 'Feb 2, 2027, 9:00 AM'],
      ['Paid on', '01-02-2027'],
    ],
  },
  ar: {
    open: /^إيصال 01-02-2027/,
    title: 'إيصال',
    facts: [
      ['مقابل', 'قص الشعر'],
      ['الموعد', '2 فبراير 2027، 9:00 ص'],
      ['تاريخ الدفع', '01-02-2027'],
    ],
  },
}

test.each<Language>(['en', 'ar'])(
  'the receipt of an appointment names its service and when it is by the salon’s clock: %s',
  async language => {
    const { open, title, facts } = words[language]
    const { user } = await renderApp({
      path: paths.payments,
      server: client.api,
      signedInAs: client.ann,
      language,
      services: clock,
    })
    await user.click(await screen.findByRole('button', { name: open }))
    const receipt = within(await screen.findByRole('dialog', { name: title }))
    for (const [label, value] of facts) {
      expect(receipt.getByText(label).nextSibling?.textContent).toBe(value)
    }
  },
)
