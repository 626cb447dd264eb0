import { scrollStrip } from './scrollStrip'

test.each([
  ['ltr', 'forward', 200],
  ['ltr', 'back', -200],
  ['rtl', 'forward', -200],
  ['rtl', 'back', 200],
] as const)('a strip that reads %s moves %s by %i px', (direction, way, left) => {
  const strip = document.createElement('ul')
  strip.style.direction = direction
  document.body.append(strip)
  const moved: unknown[] = []
  strip.scrollBy = (options: unknown) => moved.push(options)
  scrollStrip(strip, way)
  expect(moved).toEqual([{ left }])
})
