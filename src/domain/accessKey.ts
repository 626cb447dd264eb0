import { mixed, object, type InferType } from 'yup'
import { longest, rule } from './rules'
import type { Instant } from './zonedTime'
import { oneLineText } from './typedText'

/**
 * What a key may read: `salon` is the owner's own salon with its appointments, `calendar` the appointments of its
 * holder.
 */
export const accessKeyScopes = ['salon', 'calendar'] as const
export type AccessKeyScope = (typeof accessKeyScopes)[number]

/** The prefix of every key, so that a leaked key is recognised. */
export const accessKeyPrefix = 'kursi_'

export const maxAccessKeys = 10
const maxAccessKeyNameLength = 60

/** A key as listed. Its text is left out, because only its holder knows it. */
export interface AccessKey {
  id: string
  name: string
  scope: AccessKeyScope
  /** The last four characters of its text, to tell keys apart. */
  hint: string
  createdAt: Instant
  /** Null before the first use. */
  lastUsedAt: Instant | null
}

/** The answer to making or rotating a key. Only this answer holds the key's text. */
export interface FreshAccessKey extends AccessKey {
  key: string
}

/** POST /keys */
export const accessKeySchema = object({
  name: oneLineText().required(rule('name_required')).max(maxAccessKeyNameLength, longest('name_too_long')),
  scope: mixed<AccessKeyScope>()
    .oneOf(accessKeyScopes, rule('value_invalid'))
    .required(rule('value_invalid')),
})
export type AccessKeyRequest = InferType<typeof accessKeySchema>
