import type { Locator, Page, Request } from 'playwright-core'
import { createPseudonyms, type KeptPseudonyms } from '@/app/session/pseudonyms'
import { createRedactor } from '@/app/session/redact'
import { ruleText } from '@/domain/rules'
import type { RecordedStep } from '@/features/support/sessionFile'
import { readState } from './recordSessions'
import { words } from './words'

/** What a person saw at the end of a business action. */
export interface SeenScreen {
  name: string
  /** Of the page's clock. */
  at: number
  /** The selector of what is compared. */
  part: string
  /** The accessible tree of the part. */
  tree: string
  /** The state, not redacted. */
  state: object
}

export type See = ReturnType<typeof createViewer>['see']

export const treeOf = (part: Locator): Promise<string> => part.ariaSnapshot()

const ends = (request: Request) => request.resourceType() !== 'eventsource'

/** Milliseconds between two looks. */
const pause = 100
/** A click under way may change nothing for a look or two. */
const sameLooks = 3

/** Of a page that is not yet ready to be used, and of a button whose call is under way. */
const unsettled = '[data-hydrating], button[aria-busy=true]'

/** Takes the tree of a page when its calls are answered and nothing moves. */
export function createViewer(page: Page) {
  const underWay = new Set<Request>()
  page.on('request', request => ends(request) && underWay.add(request))
  page.on('requestfinished', request => underWay.delete(request))
  page.on('requestfailed', request => underWay.delete(request))
  const seen: SeenScreen[] = []

  /** The tree and the state that stay the same. */
  async function settled(part: string) {
    let before: { tree: string; text: string } | undefined
    let same = 1
    for (;;) {
      const tree = await treeOf(page.locator(part))
      const { at, text } = await readState(page)
      const isStill = underWay.size === 0 && (await page.locator(unsettled).count()) === 0
      same = isStill && tree === before?.tree && text === before.text ? same + 1 : 1
      if (same === sameLooks) return { at, tree, state: JSON.parse(text) as object }
      before = { tree, text }
      await page.waitForTimeout(pause)
    }
  }

  return {
    seen,
    /** Looks at the screen after a business action, once the sign of its end is there. */
    see: async (name: string, act: () => Promise<unknown>, sign?: Locator, part = 'body') => {
      try {
        await act()
        await sign?.waitFor()
      } catch (cause) {
        throw new Error(`The walk ends at: ${name}`, { cause })
      }
      seen.push({ name, part, ...(await settled(part)) })
    },
  }
}

/** The number of the step that a screen was seen at. */
export const stepOf = (steps: readonly RecordedStep[], { at }: SeenScreen): number =>
  steps.findLastIndex(step => step.at <= at)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The product's own texts stand on screens by themselves, whatever the state holds. */
const ownTexts = new Set([...textsIn(words), ...Object.values(ruleText)])

/** The replacement of texts in a tree, as whole words. */
const replacing = (pseudonyms: ReadonlyMap<string, string>) => {
  const texts = [...pseudonyms.keys()]
    .filter(text => text.length > 1 && !ownTexts.has(text))
    .sort((one, other) => other.length - one.length)
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(${texts.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return (tree: string) =>
    texts.length === 0 ? tree : tree.replace(any, text => pseudonyms.get(text) ?? text)
}

interface Redacted {
  state: unknown
  /** A tree with the pseudonyms of the state in place of its texts. */
  live: (tree: string) => string
  /** Also replaces texts that are redacted in one place and public in another, such as an address. */
  shown: (tree: string) => string
}

/** Redacts a state and its trees as the page that kept these pseudonyms did. */
export function redactAs(kept: KeptPseudonyms, raw: object): Redacted {
  const { of, ...pseudonyms } = createPseudonyms(kept)
  const given = new Map<string, string>()
  const redactor = createRedactor({
    ...pseudonyms,
    of: text => {
      const pseudonym = of(text)
      given.set(text, pseudonym)
      return pseudonym
    },
  })
  const state = redactor.state(raw)
  const told = new Set(textsIn(state))
  return {
    state,
    live: replacing(given),
    shown: replacing(new Map([...given].filter(([text]) => told.has(text)))),
  }
}
