import { getIn, setIn } from 'formik'
import { controlsOf, type Control } from './controlsOf'

const isTickBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/**
 * Ticks the boxes of a prerendered form that start ticked for this reader. The HTML knows nothing of what the browser
 * has stored, and React leaves a box that it hydrates as it is.
 */
export function tickInitial(form: HTMLFormElement, values: object): void {
  for (const box of controlsOf(form).filter(isTickBox)) {
    if (getIn(values, box.name) === true) box.checked = true
  }
}

/**
 * The values that the form's inputs show. A password manager may fill an input without an event that React sees; then
 * Formik's values differ from what the user sees. Returns the same object when nothing differs.
 */
export const visibleValues = <Values extends object>(form: HTMLFormElement, kept: Values): Values => {
  let values = kept
  for (const control of controlsOf(form)) {
    const before: unknown = getIn(values, control.name)
    const seen = isTickBox(control) ? control.checked : control.value
    // Same types only: a checkbox list or a number has its own control that reports changes.
    if (typeof before === typeof seen && before !== seen) values = setIn(values, control.name, seen) as Values
  }
  return values
}
