import { mixed, object, string, type InferType } from 'yup'
import { rule } from './rules'
import type { Instant } from './zonedTime'

/**
 * What a key opens, always for reading only: `salon` an owner's own salon with its appointments, `calendar` the
 * appointments of its holder.
 */
export const accessKeyScopes = ['salon', 'calendar'] as const
export type AccessKeyScope = (typeof accessKeyScopes)[number]

/** How every key begins, so that one that leaked is recognised. */
export const accessKeyPrefix = 'kursi_'

export const maxAccessKeys = 10
const maxAccessKeyNameLength = 60

/** A key as it is listed: never its text, which nobody but its holder knows. */
export interface AccessKey {
  id: string
  name: string
  scope: AccessKeyScope
  /** The last four characters of its text, to tell keys apart. */
  hint: string
  createdAt: Instant
  /** Null until it was used. */
  lastUsedAt: Instant | null
}

/** The answer to making or rotating a key: the only one that carries its text. */
export interface FreshAccessKey extends AccessKey {
  key: string
}

/** POST /keys */
export const accessKeySchema = object({
  name: string().trim().required(rule('name_required')).max(maxAccessKeyNameLength, rule('name_too_long')),
  scope: mixed<AccessKeyScope>()
    .oneOf(accessKeyScopes, rule('value_invalid'))
    .required(rule('value_invalid')),
})
export type AccessKeyRequest = InferType<typeof accessKeySchema>
