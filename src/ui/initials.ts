/** The letters that stand for a name where it has no room. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  // Two Arabic letters would join and read as a word.
  const picked = words.length > 1 && !/\p{Script=Arabic}/u.test(name) ? [words[0], words.at(-1)] : [words[0]]
  return picked.map(word => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}
