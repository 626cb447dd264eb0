import { useEffect, useState, type RefObject } from 'react'

/** Scale factor that fits content of this width into the box; never above 1. */
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
