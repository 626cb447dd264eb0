import { useEffect, useRef, useState } from 'react'

/** Part of the window's height above which a heading counts as reached. */
const reached = 0.4

/** Which of the headings was scrolled past last. The chip with `aria-current` in the strip stays in sight. */
export function useCurrentHeading<Strip extends HTMLElement>(ids: readonly string[]) {
  const strip = useRef<Strip>(null)
  const [current, setCurrent] = useState(ids[0])
  const known = ids.join()

  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const line = window.innerHeight * reached
      const tops = known
        .split(',')
        .map(id => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }))
      const passed = tops.filter(({ top }) => top <= line)
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
      setCurrent((isAtEnd ? tops : passed).at(-1)?.id ?? tops[0]?.id)
    }
    const plan = () => {
      frame ||= requestAnimationFrame(look)
    }
    window.addEventListener('scroll', plan, { passive: true })
    return () => {
      window.removeEventListener('scroll', plan)
      cancelAnimationFrame(frame)
    }
  }, [known])

  useEffect(() => {
    const bounds = strip.current?.getBoundingClientRect()
    const chip = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!bounds || !chip) return
    const beyond = Math.max(chip.right - bounds.right, 0) + Math.min(chip.left - bounds.left, 0)
    if (beyond !== 0) strip.current?.scrollBy({ left: beyond })
  }, [current])

  return { strip, current }
}
