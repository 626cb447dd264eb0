import { getIn, setIn } from 'formik'
import { controlsOf } from './controlsOf'

/**
 * The values that the form's inputs show. A password manager may fill an input without an event that React sees; then
 * Formik's values differ from what the user sees. Returns the same object when nothing differs.
 */
export const visibleValues = <Values extends object>(form: HTMLFormElement, kept: Values): Values => {
  let values = kept
  for (const control of controlsOf(form)) {
    const before: unknown = getIn(values, control.name)
    const seen =
      control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value
    // Same types only: a checkbox list or a number has its own control that reports changes.
    if (typeof before === typeof seen && before !== seen) values = setIn(values, control.name, seen) as Values
  }
  return values
}
