import { useEffect, useEffectEvent } from 'react'
import { mainId } from '@/ui/mainId'

const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** The sidebar takes Escape when no overlay is open and the focus is in the sidebar, on the page or nowhere. */
function isForSidebar(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return false
  if (document.querySelector(overlay)) return false
  const { activeElement: focused, body } = document
  return !focused || focused === body || focused.id === mainId || focused.closest('aside') !== null
}

/** Closes the docked sidebar on Escape. The drawer of small screens handles Escape itself. */
export function useEscapeToClose(isDocked: boolean, close: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isForSidebar(event)) close()
  })
  useEffect(() => {
    if (!isDocked) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isDocked])
}
