import { useEffect, useState, type RefObject } from 'react'

export interface Size {
  width: number
  height: number
}

/** What stands above and below the screen in the browser window, in CSS pixels. */
const surroundings = 220

/** Scale factor that fits content of this size into the box and the browser window; never above 1. */
export function useFit(box: RefObject<HTMLElement | null>, { width, height }: Size): number {
  const [room, setRoom] = useState<Size>({ width, height })
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () =>
      setRoom({ width: element.clientWidth, height: Math.max(window.innerHeight - surroundings, 240) })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [box])
  return Math.min(1, room.width / width, room.height / height)
}
