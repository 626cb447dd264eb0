/** A stable hash of 0 or more for a text (FNV-1a), so that a salon or user looks the same everywhere. */
export const seedNumber = (seed: string) =>
  Array.from(seed).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619),
    2166136261,
  ) >>> 4

/** A hue in degrees: one of twelve distinct ones. */
export const seedHue = (seed: string) => (seedNumber(seed) % 12) * 30 + 15
