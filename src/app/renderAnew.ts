import { controlsOf, isControl, type Control } from '@/ui/form/controlsOf'

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

/** Whether it holds something else than the page came with. */
function wasChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.selectedOptions].some(option => !option.defaultSelected)
  }
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

/** Through the browser's own setter and with its event, so that React takes it for the person's typing. */
function fillLike(control: Control, typed: Control): void {
  if (isTick(control)) {
    if (isTick(typed) && typed.checked !== control.checked) control.click()
    return
  }
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', typed.value, control)
  const event = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(event, { bubbles: true }))
}

function focusLike(control: Control, typed: Control): void {
  control.focus({ preventScroll: true })
  if (control instanceof HTMLSelectElement || typed instanceof HTMLSelectElement) return
  // Null in boxes that do not tell, which e-mail boxes are: there the cursor stands at the end.
  if (typed.selectionStart !== null) control.setSelectionRange(typed.selectionStart, typed.selectionEnd)
}

function carryTyped(old: HTMLFormElement, form: HTMLFormElement, focused: Element | null): void {
  for (const typed of controlsOf(old)) {
    const control = form.elements.namedItem(typed.name)
    if (!isControl(control)) continue
    if (wasChanged(typed)) fillLike(control, typed)
    if (typed === focused && document.activeElement === document.body) focusLike(control, typed)
  }
}

/**
 * For a page rendered at build time that has to be rendered anew. With a form it stays until the new page is there, and
 * what was typed into it meanwhile is typed into the new form, and the cursor is where it was. Until then all of it,
 * passwords above all, is nowhere but in the old form's boxes.
 */
export function renderAnew(root: HTMLElement, render: (location: HTMLElement) => void): void {
  const old = root.querySelector('form')
  if (!old) {
    render(root)
    return
  }
  const { pathname } = window.location
  const location = document.createElement('div')
  location.hidden = true
  root.after(location)

  let focused: Element | null = null
  const observer = new MutationObserver(() => {
    const form = location.querySelector('form')
    const isElsewhere = window.location.pathname !== pathname
    if (!isElsewhere && !form && !location.querySelector('h1')) return
    if (location.hidden) {
      focused = document.activeElement
      root.remove()
      location.id = root.id
      location.hidden = false
    }
    if (!isElsewhere && !form) return
    observer.disconnect()
    if (form && !isElsewhere) carryTyped(old, form, focused)
  })
  observer.observe(location, { childList: true, subtree: true })
  render(location)
}
