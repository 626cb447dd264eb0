/** Parses a stored text as JSON; undefined for null and for invalid JSON. */
export function readJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
