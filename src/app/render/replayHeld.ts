import { whenIdle } from '../whenIdle'

/** What the page's first script held back; see `src/scripts/prerender.mjs`. */
export interface HeldEvent {
  target: Element
  /** Of a field, as the event left it. */
  value?: string
  checked?: boolean
}

/** Sets what React believes to be the field's value, or what only the browser knows of. */
function setUnseen(field: HTMLInputElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

/** A form of the app takes in by itself what its fields show. */
const isAdopted = ({ form }: HTMLInputElement | HTMLSelectElement): boolean =>
  form !== null && !form.hasAttribute('action')

function refill(field: Element, { value = '', checked = false }: HeldEvent): void {
  if (!isField(field) || isAdopted(field)) return
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

/** Does what was held, in its order, and forgets it; of several events of one element only the last. */
export async function replayHeld(held: HeldEvent[]): Promise<void> {
  const events = held.splice(0)
  const last = new Map(events.map(event => [event.target, event]))
  for (const event of events) {
    const { target } = event
    if (last.get(target) !== event || !target.isConnected) continue
    if (target instanceof HTMLFormElement) target.requestSubmit()
    else if (target instanceof HTMLButtonElement) target.click()
    else refill(target, event)
    // The next one builds on what the app makes of this one.
    await new Promise<void>(resolve => void whenIdle(resolve))
  }
}
