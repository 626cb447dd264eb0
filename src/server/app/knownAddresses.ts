import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches as the router does: without case, with or without a slash at the end, a parameter being one segment. */
const matcherOf = (pattern: string): RegExp => {
  const segments = pattern.split('/').map(part => (part.startsWith(':') ? '[^/]+' : escaped(part)))
  return new RegExp(`^${segments.join('/').replace(/\/$/, '')}/*$`, 'i')
}

/**
 * Tells whether a page stands at a path, by the list of addresses that the build wrote beside the rendered pages.
 * Without such a list every path may have one.
 */
export function readKnownAddresses(folder: string): (path: string) => boolean {
  const file = join(folder, '.pages', 'addresses.json')
  if (!existsSync(file)) return () => true
  const matchers = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(matcherOf)
  return path => matchers.some(matcher => matcher.test(path))
}
