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

/** Lets the window be scrolled and looked at, and nothing else: its dialogs do not even take the focus from outside. */
export function standStill({ document }: Window): void {
  document.body.inert = true
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const deed of deeds) document.addEventListener(deed, stop, { capture: true })
}
