/** Works when the page has nothing else to do. Returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = globalThis.requestIdleCallback(work)
    return () => globalThis.cancelIdleCallback(asked)
  }
  const timer = setTimeout(work, 2000)
  return () => clearTimeout(timer)
}
