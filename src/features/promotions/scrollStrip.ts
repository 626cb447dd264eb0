const stepPixels = 200

export function scrollStrip(strip: Element | null, way: 'forward' | 'back'): void {
  if (!strip) return
  const isMirrored = getComputedStyle(strip).direction === 'rtl'
  const isToTheRight = (way === 'forward') !== isMirrored
  strip.scrollBy({ left: isToTheRight ? stepPixels : -stepPixels })
}
