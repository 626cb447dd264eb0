import { createHash } from 'node:crypto'

/** A UUID-shaped id that is always the same for the same path. */
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
