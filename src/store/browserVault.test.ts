import { IDBFactory } from 'fake-indexeddb'
import { createVault } from './browserVault'
import { lazyVault } from './vault'

const password = 'Kursi2026'
const newVault = (factory = new IDBFactory()) => createVault(factory, crypto)

const sealedBy = async (vault: ReturnType<typeof newVault>) => {
  const sealed = await vault.seal(password)
  if (sealed === null) throw new Error('Nothing was sealed')
  return sealed
}

test('what is sealed can be read by nobody, and is written differently each time', async () => {
  const vault = newVault()
  const [one, other] = [await sealedBy(vault), await sealedBy(vault)]
  expect(one).not.toBe(other)
  for (const sealed of [one, other]) {
    expect(sealed).not.toContain(password)
    expect(atob(sealed)).not.toContain(password)
  }
})

test('the same browser opens it at the next appointment, another one does not', async () => {
  const browser = new IDBFactory()
  const sealed = await sealedBy(newVault(browser))
  expect(await newVault(browser).open(sealed)).toBe(password)
  expect(await newVault().open(sealed)).toBeNull()
})

test.each(['', 'c2VhbGVk', 'no base64 at all!'])(
  '%j was never sealed, and opens to nothing',
  async sealed => {
    expect(await newVault().open(sealed)).toBeNull()
  },
)

test('what was changed by hand opens to nothing', async () => {
  const vault = newVault()
  const bytes = atob(await sealedBy(vault))
  const last = bytes.charCodeAt(bytes.length - 1)
  const changed = btoa(bytes.slice(0, -1) + String.fromCharCode(last ^ 1))
  expect(await vault.open(changed)).toBeNull()
})

test('the key stays in its browser: no script can take it out', async () => {
  const browser = new IDBFactory()
  await sealedBy(newVault(browser))
  const key = await new Promise<CryptoKey>((resolve, reject) => {
    const opening = browser.open('kursi')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('keys').objectStore('keys').get('vault')
      reading.onsuccess = () => resolve(reading.result as CryptoKey)
      reading.onerror = () => reject(new Error('The key is not there'))
    }
  })
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})

test('where the browser keeps nothing, nothing is sealed', async () => {
  const blocked = {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  } as unknown as IDBFactory
  expect(await newVault(blocked).seal(password)).toBeNull()
})

test('a vault that cannot be fetched seals and opens nothing', async () => {
  const vault = lazyVault(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await vault.seal('Kursi2026')).toBeNull()
  expect(await vault.open('sealed')).toBeNull()
})
