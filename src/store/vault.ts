/**
 * Encrypts data that must survive a reload but stay unreadable: AES-GCM with a non-extractable key in IndexedDB.
 * Without IndexedDB it seals nothing, and nothing is persisted.
 */
export interface Vault {
  /** Returns the sealed text (base64: nonce and ciphertext), or null when it cannot be sealed. */
  seal(text: string): Promise<string | null>
  /** Returns the text, or null when it was sealed elsewhere, is damaged, or cannot be opened. */
  open(sealed: string): Promise<string | null>
}

/** For pages without IndexedDB or Web Crypto (no TLS, blocked storage). */
export const closedVault: Vault = { seal: () => Promise.resolve(null), open: () => Promise.resolve(null) }

/** Fetches the vault when it is needed. Where it cannot be fetched, it is closed. */
export function lazyVault(load: () => Promise<Vault>): Vault {
  const vault = () => load().catch(() => closedVault)
  return {
    seal: async text => (await vault()).seal(text),
    open: async sealed => (await vault()).open(sealed),
  }
}
