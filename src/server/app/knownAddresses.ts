import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches as the router does: ignores case and a slash at the end; a parameter is one segment. */
const matcherOf = (pattern: string): RegExp => {
  const segments = pattern.split('/').map(part => (part.startsWith(':') ? '[^/]+' : escaped(part)))
  return new RegExp(`^${segments.join('/').replace(/\/$/, '')}/*$`, 'i')
}

/**
 * Tells whether a path has a page, by the list of addresses that the build wrote beside the rendered pages.
 * Without that list, every path counts as a page.
 */
export function readKnownAddresses(folder: string): (path: string) => boolean {
  const file = join(folder, '.pages', 'addresses.json')
  if (!existsSync(file)) return () => true
  const matchers = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(matcherOf)
  return path => matchers.some(matcher => matcher.test(path))
}
