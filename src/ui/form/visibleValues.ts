import { getIn, setIn } from 'formik'
import { controlsOf } from './controlsOf'

/**
 * The form's values as they stand in its boxes. A password manager may fill a box without an event that React hears;
 * then the values that were kept lag behind what the person sees. Returns the same object when nothing differs.
 */
export const visibleValues = <Values extends object>(form: HTMLFormElement, kept: Values): Values => {
  let values = kept
  for (const control of controlsOf(form)) {
    const before: unknown = getIn(values, control.name)
    const seen =
      control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value
    // Only like for like: a list of checkboxes or a number has a control of its own that reports changes.
    if (typeof before === typeof seen && before !== seen) values = setIn(values, control.name, seen) as Values
  }
  return values
}
