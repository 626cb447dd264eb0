/** A path without the slashes at its end; in one pass, where a pattern would try from each slash. */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
