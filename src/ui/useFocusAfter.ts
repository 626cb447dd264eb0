import { useEffect, useRef } from 'react'

/** A ref for the control that gets the focus when `busy` ends, so that keyboard users keep their position. */
export function useFocusAfter<Control extends HTMLElement>(busy: boolean) {
  const control = useRef<Control>(null)
  const wasBusy = useRef(busy)
  useEffect(() => {
    if (wasBusy.current && !busy) control.current?.focus()
    wasBusy.current = busy
  }, [busy])
  return control
}
