import { getIn, setIn } from 'formik'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const unread: ReadonlySet<string> = new Set(['file', 'hidden', 'radio', 'submit', 'button', 'reset'])

/**
 * The form's values as they stand in its boxes. A password manager may fill a box without an event that React hears;
 * then the values that were kept lag behind what the person sees. Returns the same object when nothing differs.
 */
export const visibleValues = <Values extends object>(form: HTMLFormElement, kept: Values): Values => {
  let values = kept
  for (const element of form.elements) {
    if (!isControl(element) || element.name === '' || element.disabled || unread.has(element.type)) continue
    const before: unknown = getIn(values, element.name)
    const seen =
      element instanceof HTMLInputElement && element.type === 'checkbox' ? element.checked : element.value
    // Only like for like: a list of checkboxes or a number has a control of its own that reports changes.
    if (typeof before === typeof seen && before !== seen) values = setIn(values, element.name, seen) as Values
  }
  return values
}
