import { createHeldFiles } from '@/store/heldFiles'
import { newKey } from '@/store/newKey'
import { createSecrets } from '@/store/secrets'
import type { StoreDependencies } from '@/store/services'
import { closedVault, lazyVault } from '@/store/vault'
import { offered } from '@/ui/offered'

/** What the store takes from the browser. Each works, or says that it does not, on a page without TLS too. */
export function browserDependencies(): StoreDependencies {
  const database = offered(() => indexedDB)
  return {
    secrets: createSecrets(),
    files: createHeldFiles(),
    vault: database
      ? lazyVault(async () => (await import('@/store/browserVault')).createVault(database, crypto))
      : closedVault,
    now: () => Date.now(),
    newKey,
    // Of `firstCalls/entry.ts`, on a page that began its calls.
    fetch: (window as { fetchFirst?: typeof fetch }).fetchFirst,
    leaveFor: url => window.location.assign(url),
    openLive: url => new EventSource(url, { withCredentials: true }),
  }
}
