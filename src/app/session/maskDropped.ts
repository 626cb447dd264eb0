import { isRecord } from '@/domain/isRecord'
import type { Dropped } from '../persistence/dropped'
import { readJson } from '../persistence/readJson'
import { createRedactor } from './redact'
import type { storageDropped } from './storageDropped'

/** Longer texts are masked as texts: their values could be nested too deep. */
const mostCharacters = 2000

/** Not even a length remains. */
const mask = '•••'

/** The brackets, quotes and commas of a text that is no JSON show where it breaks. */
const maskText = (text: string): string => text.slice(0, mostCharacters).replace(/[^{}[\]",:]+/g, mask)

const redactor = () => createRedactor({ of: () => mask })

const redactedSlices = (slices: object): unknown => redactor().state(slices)

function contentOf({ key, slice, text }: Dropped): unknown {
  const value = text.length > mostCharacters ? undefined : readJson(text)
  if (value === undefined) return maskText(text)
  if (slice !== null) return (redactedSlices({ [slice]: value }) as Record<string, unknown>)[slice]
  if (key === 'user')
    return (redactedSlices({ auth: { user: value } }) as { auth: { user: unknown } }).auth.user
  return isRecord(value) && isRecord(value['slices'])
    ? { version: redactedSlices({ version: value['version'] }), slices: redactedSlices(value['slices']) }
    : maskText(text)
}

/** What was dropped, without a word of it. The names of slices and fields remain. */
export const maskDropped = (dropped: readonly Dropped[]): Parameters<typeof storageDropped>[0] =>
  dropped.map(entry => ({ key: entry.key, slice: entry.slice, content: contentOf(entry) }))
