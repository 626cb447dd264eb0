import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { Button, type ButtonProps } from './Button'
import { useOffline } from './useOffline'

interface MoreButtonProps extends Omit<ButtonProps, 'onClick' | 'ref'> {
  /** The items are its children. */
  list: RefObject<HTMLElement | null>
  /** How many items the list shows. */
  count: number
  /** False at the end of the list. */
  isThere: boolean
  onMore: () => void
  /** Also loads when the end of the list is scrolled into view. */
  loadsInView?: boolean
}

/** Shows more of a list. The first item that it brings takes the focus, because the button may be gone by then. */
export function MoreButton({ list, count, isThere, onMore, loadsInView, busy, ...rest }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const shown = useRef(count)
  /** The index of the item that takes the focus; null while nothing is to take it. */
  const next = useRef<number>(null)
  const isOffline = useOffline(true) !== null

  const holdButton = useCallback((node: HTMLButtonElement) => {
    button.current = node
    return () => {
      // The button goes with the focus, and nobody pressed it: the list loaded in view.
      if (document.activeElement === node) next.current ??= shown.current
      button.current = null
    }
  }, [])

  useLayoutEffect(() => {
    shown.current = count
    const index = next.current
    if (index === null || count === index) return
    next.current = null
    const { activeElement, body } = document
    const isFocusFree = activeElement === null || activeElement === body || activeElement === button.current
    if (count > index && isFocusFree) focusItem(list.current?.children[index])
  })

  const loadInView = useEffectEvent(([entry]: IntersectionObserverEntry[]) => {
    // Under the focus, the button is left to the keyboard.
    if (entry?.isIntersecting && document.activeElement !== button.current) onMore()
  })
  const isWatching = loadsInView === true && isThere && !busy && !isOffline
  useEffect(() => {
    if (!isWatching || !button.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(entries => loadInView(entries))
    observer.observe(button.current)
    return () => observer.disconnect()
    // A button that is still in view after more items came loads again.
  }, [isWatching, count])

  if (!isThere) return null
  return (
    <Button
      {...rest}
      busy={busy}
      ref={holdButton}
      onClick={() => {
        next.current = count
        onMore()
      }}
    />
  )
}

/** An item without a link takes the focus itself. */
function focusItem(item: Element | undefined): void {
  if (!(item instanceof HTMLElement)) return
  const link = item.querySelector('a')
  if (!link) item.tabIndex = -1
  const target = link ?? item
  target.focus({ preventScroll: true })
}
