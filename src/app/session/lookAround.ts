import type { Drafts, Seen } from '@/features/support/sessionFile'
import { offered } from '@/ui/offered'
import { createDraftReader } from './readDrafts'

/** What is around an action in the page: the window, the focus and what stands in the forms. */
export interface Surroundings {
  seen: Seen
  drafts: Drafts
}

/** The tag and a name that the code gave: never a text that people read. */
function nameOf(element: Element | null): string | null {
  if (!element || element.tagName === 'BODY') return null
  const tag = element.tagName.toLowerCase()
  const name = element.getAttribute('name') ?? element.id
  const form = element.closest('form')?.id
  const path = [form && `form#${form}`, name ? `${tag}[${name}]` : tag].filter(Boolean).join(' ')
  return /^[\w\s#[\].:-]{1,120}$/.test(path) ? path : tag
}

const isSame = (one: Seen, other: Seen): boolean =>
  one.width === other.width &&
  one.height === other.height &&
  one.theme === other.theme &&
  one.timeZone === other.timeZone &&
  one.online === other.online &&
  one.focus === other.focus &&
  one.scroll === other.scroll

/**
 * Looks at the page without making it lay itself out: size and scroll are read in their own events. Surroundings that
 * have not changed are the same object.
 */
export function createLook(window: Window): { look: () => Surroundings; stop: () => void } {
  const { document, navigator } = window
  const stops: (() => void)[] = []
  const on = (target: EventTarget, type: string, listener: () => void) => {
    target.addEventListener(type, listener, { passive: true })
    stops.push(() => target.removeEventListener(type, listener))
  }

  const dark = offered(() => window.matchMedia('(prefers-color-scheme: dark)'))
  let isDark = dark?.matches === true
  const readTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
  let timeZone = readTimeZone()
  const readSize = () => ({ width: window.innerWidth, height: window.innerHeight })
  let size = readSize()
  const readScroll = () => ({ x: Math.round(window.scrollX), y: Math.round(window.scrollY) })
  let scroll = readScroll()
  let focused: Element | null = null
  let focus: string | null = null
  if (dark) on(dark, 'change', () => (isDark = dark.matches))
  on(document, 'visibilitychange', () => (timeZone = readTimeZone()))
  on(window, 'resize', () => (size = readSize()))
  on(window, 'scroll', () => (scroll = readScroll()))

  const readDrafts = createDraftReader(document)
  let last: Surroundings | undefined

  function look(): Surroundings {
    if (document.activeElement !== focused) {
      focused = document.activeElement
      focus = nameOf(focused)
    }
    const chosen = document.documentElement.dataset['theme']
    const theme = (chosen ? chosen === 'dark' : isDark) ? 'dark' : 'light'
    const { onLine: online } = navigator
    const seen: Seen = { ...size, theme, timeZone, online, focus, scroll }
    const drafts = readDrafts()
    if (last && isSame(last.seen, seen)) {
      if (last.drafts !== drafts) last = { seen: last.seen, drafts }
    } else {
      last = { seen, drafts }
    }
    return last
  }
  return { look, stop: () => stops.forEach(stop => stop()) }
}
