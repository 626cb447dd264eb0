import { paths } from './paths'

const linkField = 'session'

export const hashOfKey = (key: string): string => `#${linkField}=${key}`

/** The key is in the fragment: no server and no referrer gets it. */
export const attachedSessionPath = (key: string): string => paths.support + hashOfKey(key)

export const keyInHash = (hash: string): string | null =>
  new RegExp(`^#${linkField}=([\\w-]{1,100})$`).exec(hash)?.[1] ?? null
