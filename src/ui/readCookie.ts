import { offered } from './offered'

/** The value of a cookie as it is written; empty without one. */
export function readCookie(document: Document, name: string): string {
  const start = `${name}=`
  // A page without an origin has no cookies.
  const cookies = offered(() => document.cookie)?.split('; ') ?? []
  return cookies.find(one => one.startsWith(start))?.slice(start.length) ?? ''
}
