import { useEffect, useEffectEvent } from 'react'

/** What a key does, by its `event.key`. */
export type StepKeys = Readonly<Record<string, () => void>>

const fields = 'input, textarea, select, [contenteditable]'
/** They are pressed with the space bar. */
const pressed = 'button, summary, a, [role=button]'

function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(fields) !== null || (key === ' ' && target.closest(pressed) !== null)
}

/** Listens in the whole page, except where someone types or the key has its own meaning. */
export function useStepKeys(keys: StepKeys, isOn: boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
