import { createHash } from 'node:crypto'

/** An id in the form of a UUID that is always the same for the same thing, named by its path. */
export function demoId(...path: (string | number)[]): string {
  const hex = createHash('sha256').update(path.join('/')).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
