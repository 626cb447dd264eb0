import { screenLeft } from '@/features/support/screenMessages'

const deeds = [
  'click',
  'auxclick',
  'pointerdown',
  'mousedown',
  'keydown',
  'beforeinput',
  'submit',
  'dragstart',
  'drop',
]

/**
 * The window can be scrolled, read and read aloud, and nothing else. Its dialogs cannot take the focus from outside,
 * and Tab leaves the window.
 */
export function standStill(window: Window & typeof globalThis): void {
  const { document, parent, location, HTMLElement, KeyboardEvent } = window
  document.body.style.pointerEvents = 'none'
  Object.assign(HTMLElement.prototype, { focus: () => undefined })
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event instanceof KeyboardEvent && event.key === 'Tab') {
      parent.postMessage(screenLeft(event.shiftKey ? 'before' : 'after'), location.origin)
    }
  }
  for (const deed of deeds) document.addEventListener(deed, stop, { capture: true })
}
