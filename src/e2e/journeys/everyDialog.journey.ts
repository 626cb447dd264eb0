import type { Page } from 'playwright-core'
import { prepareDemoSalon, type DemoSalon } from '@/e2e/kit/demoSalon'
import { dialogs } from '@/e2e/kit/dialogs'
import { faultsOf, looks, openAs, people, type Look, type Person } from '@/e2e/kit/looks'
import { lengthenWords } from '@/e2e/kit/longWords'
import { startProduct, type Product } from '@/e2e/kit/product'

let product: Product
let salon: DemoSalon
beforeAll(async () => {
  product = await startProduct()
  salon = await prepareDemoSalon(product)
  lengthenWords(product.dataDir)
})
afterAll(() => product.stop())

/** An open dialog hides the page's own heading. */
const ofWholePages = ['page-has-heading-one']

const opened = '[role=dialog], [role=alertdialog], [role=menu]'

/** It fades in, however short. */
const standsClear = (page: Page) =>
  page.waitForFunction(selector => {
    const isClear = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).opacity === '1' && isClear(element.parentElement))
    return [...document.querySelectorAll(selector)].every(isClear)
  }, opened)

async function codeTo(email: string): Promise<string> {
  const { text } = await product.mailTo(email)
  return /\d{6}/.exec(text)?.[0] ?? ''
}

async function faultsOfDialogs(look: Look, person: Person): Promise<string[]> {
  const faults: string[] = []
  const open = async () => {
    const page = await openAs(product, look, person)
    page.on('pageerror', error => faults.push(`${page.url()}: ${error.message}`))
    return page
  }
  let page = await open()
  for (const [name, way] of Object.entries(dialogs)) {
    if (way.person !== person || (way.only ?? look) !== look) continue
    // A visitor's browser persists unfinished forms, which would block the next dialog.
    if (person === 'visitor') page = await open()
    try {
      await way.open({ page, look, salon, codeTo })
      await page.locator(opened).last().waitFor()
      await standsClear(page)
      await page.waitForLoadState('networkidle')
      faults.push(...(await faultsOf(page, look, name, ofWholePages)))
    } catch (error) {
      faults.push(`${name} in ${look.language} was not opened: ${String(error)}`)
    }
  }
  return faults
}

test.each(people)('%s opens dialogs without a fault', async person => {
  const faults = await Promise.all(looks.map(look => faultsOfDialogs(look, person)))
  expect(faults.flat()).toEqual([])
})
