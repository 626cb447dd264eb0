/** What the browser offers; undefined where it has none of it, or where even naming it throws. */
export function offered<Power>(name: () => Power): Power | undefined {
  try {
    return name()
  } catch {
    return undefined
  }
}
