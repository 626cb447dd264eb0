import type { Vault } from './vault'

const databaseName = 'kursi'
const storeName = 'keys'
const keyName = 'vault'
const nonceBytes = 12

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB request failed'))
  })

async function openStore(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  return settled(request)
}

/** The browser's only key. When two tabs create one at once, the first stored key wins. */
async function loadKey(factory: IDBFactory, crypto: Crypto): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const database = await openStore(factory)
  try {
    const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
    const stored = (await settled(store.get(keyName))) as CryptoKey | undefined
    if (stored) return stored
    await settled(store.put(fresh, keyName))
    return fresh
  } finally {
    database.close()
  }
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), character => character.charCodeAt(0))

export function createVault(factory: IDBFactory, crypto: Crypto): Vault {
  let key: Promise<CryptoKey> | undefined
  const theKey = () => (key ??= loadKey(factory, crypto))
  return {
    async seal(text) {
      try {
        const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
        const plain = new TextEncoder().encode(text)
        const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await theKey(), plain)
        return toBase64(new Uint8Array([...nonce, ...new Uint8Array(cipher)]))
      } catch {
        return null
      }
    },
    async open(sealed) {
      try {
        const bytes = fromBase64(sealed)
        const nonce = bytes.slice(0, nonceBytes)
        const cipher = bytes.slice(nonceBytes)
        const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, await theKey(), cipher)
        return new TextDecoder().decode(plain)
      } catch {
        return null
      }
    },
  }
}
