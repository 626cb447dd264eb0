import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { src } from '@/testing/sourceFiles'

const state =
  /:checked|\[aria-pressed|\[data-selected|\[data-drop-target|\[data-focused|\.(selected|current|unread)\b/
const drawn = /\b(background|fill|box-shadow):/

/** Selectors whose state or shape a background, a fill or a shadow draws, which forced colours take away. */
function drawnByBackground(css: string): string[] {
  const rules = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  return rules.flatMap(([, selector = '', body = '']) => {
    const isShape = body.includes("content: ''")
    return drawn.test(body) && (isShape || state.test(selector)) ? [selector.trim()] : []
  })
}

const hasForcedColors = (css: string) => css.includes('@media (forced-colors: active)')

/** The line between two steps, a hover, and an empty day: nothing is lost without them. */
const decorative = ['features/slots/DayStrip.module.css', 'pages/landing/StepList.module.css']

test('what a background alone draws is drawn in forced colours too', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'))
  const lost = sheets.filter(name => {
    const css = readFileSync(join(src, name), 'utf8')
    return drawnByBackground(css).length > 0 && !hasForcedColors(css)
  })
  expect(lost.sort()).toEqual(decorative)
})
