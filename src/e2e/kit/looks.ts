import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { desktop, type Product } from './product'

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

export interface Look {
  language: 'en' | 'ar'
  size: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  /** In percent, at which the page must not scroll sideways. */
  textSizes: readonly number[]
}

export const narrow: Look = {
  language: 'en',
  size: { width: 320, height: 700 },
  colorScheme: 'light',
  textSizes: [100],
}
export const wide: Look = { language: 'ar', size: desktop, colorScheme: 'dark', textSizes: [100, 200] }
export const looks: readonly Look[] = [narrow, wide]

export const people = ['visitor', 'client@kursi.example', 'barber@kursi.example'] as const
export type Person = (typeof people)[number]

export async function openAs(product: Product, look: Look, person: Person): Promise<Page> {
  const page = await product.openPage({ size: look.size, language: look.language })
  await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' })
  if (person !== 'visitor') await product.logIn(page, person)
  return page
}

interface Finding {
  id: string
  nodes: { html: string }[]
}

interface Checker {
  run(options: { rules: Record<string, { enabled: boolean }> }): Promise<{ violations: Finding[] }>
}

/** axe's findings on the current page, each with the first element at fault. */
async function findings(page: Page): Promise<string[]> {
  // The page's own policy would refuse a script element.
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: Checker }
    return (await checker.run({ rules: { 'target-size': { enabled: true } } })).violations
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

/** How far the page scrolls sideways, in pixels, with its text at a size in percent. */
const sidewaysOverflow = (page: Page, textSize: number) =>
  page.evaluate(size => {
    const { documentElement: html } = document
    html.style.fontSize = `${size}%`
    const overflow = html.scrollWidth - html.clientWidth
    html.style.removeProperty('font-size')
    return overflow
  }, textSize)

/** The faults of the current screen, without those of the named rules. */
export async function faultsOf(
  page: Page,
  { language, textSizes }: Look,
  at: string,
  exceptFor: readonly string[] = [],
): Promise<string[]> {
  const found = await findings(page)
  const faults = found.filter(fault => !exceptFor.some(rule => fault.startsWith(`${rule}:`)))
  for (const textSize of textSizes) {
    const overflow = await sidewaysOverflow(page, textSize)
    if (overflow > 0) faults.push(`it is ${overflow} px too wide with its text at ${textSize} %`)
  }
  return faults.map(fault => `${at} in ${language}: ${fault}`)
}
