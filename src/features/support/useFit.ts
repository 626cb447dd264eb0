import { useEffect, useState, type RefObject } from 'react'

/** By how much something of that width is scaled down to fit into the box; never up. */
export function useFit(box: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return Math.min(1, room / width)
}
