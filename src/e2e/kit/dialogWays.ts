import type { Page } from 'playwright-core'
import type { DemoSalon } from './demoSalon'
import type { Look, Person } from './looks'
import { words } from './words'

export type Texts = (typeof words)[Look['language']]

export interface Opening {
  page: Page
  look: Look
  salon: DemoSalon
  codeTo: (email: string) => Promise<string>
}

export interface DialogWay {
  person: Person
  /** Limits the dialog to one width: its content is elsewhere at the other width. */
  only?: Look
  open: (opening: Opening) => Promise<void>
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

export const goAndPress =
  (path: string, name: (texts: Texts) => string | RegExp) =>
  async ({ page, look }: Opening) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await press(page, name(words[look.language]))
  }
