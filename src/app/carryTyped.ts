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

/**
 * For a page rendered at build time that is about to be rendered anew under `root`: once its form stands there again,
 * what was typed into the old one is typed into it, and the cursor is where it was. Until then all of it, passwords
 * above all, is nowhere but in the old form's boxes.
 */
export function carryTyped(root: HTMLElement): void {
  const old = root.querySelector('form')
  if (!old) return
  const { pathname } = window.location
  const focused = document.activeElement

  const observer = new MutationObserver(() => {
    const form = root.querySelector('form')
    const isElsewhere = window.location.pathname !== pathname
    if (!isElsewhere && (!form || form === old)) return
    observer.disconnect()
    if (isElsewhere || !form) return
    for (const typed of controlsOf(old)) {
      const control = form.elements.namedItem(typed.name)
      if (!isControl(control)) continue
      if (wasChanged(typed)) fillLike(control, typed)
      if (typed === focused && document.activeElement === document.body) focusLike(control, typed)
    }
  })
  observer.observe(root, { childList: true, subtree: true })
}
