import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from 'react'

export type KeyHandler = (event: KeyboardEvent) => void

interface SuggestionKeysProps {
  /** Ids of the options, in the order of the list. */
  options: readonly string[]
  /** Where the field finds what its keys do while the list is there. */
  keysRef: RefObject<KeyHandler | null>
  onActiveChange: (option: string | undefined) => void
  onChoose: (option: string) => void
  onClose: () => void
}

/** Arrows go through a list of options while the focus stays in its field; Enter chooses, Escape closes. */
export function useSuggestionKeys({
  options,
  keysRef,
  onActiveChange,
  onChoose,
  onClose,
}: SuggestionKeysProps) {
  const [reached, setReached] = useState<string>()
  const active = options.find(option => option === reached)

  const go = (step: 1 | -1) => {
    const from = active === undefined ? (step === 1 ? -1 : 0) : options.indexOf(active)
    setReached(options[(from + step + options.length) % options.length])
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || options.length === 0) return
    if (event.key === 'ArrowDown') go(1)
    else if (event.key === 'ArrowUp') go(-1)
    else if (event.key === 'Enter' && active !== undefined) onChoose(active)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    keysRef.current = event => press(event)
    return () => {
      keysRef.current = null
    }
  }, [keysRef])
  const notifyActive = useEffectEvent(onActiveChange)
  useEffect(() => {
    notifyActive(active)
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return active
}
