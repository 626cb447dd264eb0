import { whenIdle } from '../whenIdle'

/** What the page's first script held back; see `src/scripts/prerender.mjs`. */
export interface HeldEvent {
  target: Element
  /** Of a field, as the event left it. */
  value?: string
  checked?: boolean
}

/** Milliseconds. */
const appearsWithin = 3_000

const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

/** What an element is called in any language, or what a button says. */
const nameOf = (element: Element): string =>
  [
    element.tagName,
    element.getAttribute('name'),
    element instanceof HTMLButtonElement && element.innerHTML,
  ].join()

/** The same element on a page that was rendered anew. */
function sameOn(page: Document, gone: Element): Element | undefined {
  const like = (within: Node) =>
    [...(within as ParentNode).querySelectorAll(gone.tagName)].filter(other => nameOf(other) === nameOf(gone))
  return like(page)[like(gone.getRootNode()).indexOf(gone)]
}

/** Waits for it until the signal. */
function whenOn(page: Document, gone: Element, signal: AbortSignal): Promise<Element | undefined> {
  return new Promise(resolve => {
    const end = (found?: Element) => {
      observer.disconnect()
      resolve(found)
    }
    const look = () => {
      const found = sameOn(page, gone)
      if (found || signal.aborted) end(found)
    }
    const observer = new MutationObserver(look)
    observer.observe(page, { subtree: true, childList: true })
    signal.addEventListener('abort', look)
    look()
  })
}

/** Sets what React believes to be the field's value, or what only the browser knows of. */
function setUnseen(field: HTMLInputElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

/** A form of the app takes in by itself what its fields show at hydration. */
const isAdopted = (field: Element): boolean =>
  isField(field) && field.form !== null && !field.form.hasAttribute('action')

function refill(field: Element, { value = '', checked = false }: HeldEvent): void {
  if (!isField(field)) return
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !checked
    field.click()
  } else {
    field.value = field.defaultValue
    setUnseen(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * Does what was held, in its order, and forgets it; of several events of one element only the last. On a page that was
 * rendered anew, waits for the same elements until the signal.
 */
export async function replayHeld(
  held: HeldEvent[],
  signal = AbortSignal.timeout(appearsWithin),
): Promise<void> {
  const events = held.splice(0)
  const last = new Map(events.map(event => [event.target, event]))
  for (const event of events) {
    if (last.get(event.target) !== event) continue
    const { isConnected } = event.target
    const target = isConnected ? event.target : await whenOn(document, event.target, signal)
    if (!target) continue
    if (target instanceof HTMLFormElement) target.requestSubmit()
    else if (target instanceof HTMLButtonElement) target.click()
    else if (!isConnected || !isAdopted(target)) refill(target, event)
    // The next one builds on what the app makes of this one.
    await new Promise<void>(resolve => void whenIdle(resolve))
  }
}
