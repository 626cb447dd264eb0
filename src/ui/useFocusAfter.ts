import { useEffect, useRef } from 'react'

/** A ref for the control that takes the focus when `busy` is over, so that the keyboard does not lose its place. */
export function useFocusAfter<Control extends HTMLElement>(busy: boolean) {
  const control = useRef<Control>(null)
  const wasBusy = useRef(busy)
  useEffect(() => {
    if (wasBusy.current && !busy) control.current?.focus()
    wasBusy.current = busy
  }, [busy])
  return control
}
