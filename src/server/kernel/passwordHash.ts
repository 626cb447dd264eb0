import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { normalPassword } from '@/domain/password'
import { limitConcurrency } from './limitConcurrency'

const blockSize = 8
const keyLength = 32
const saltLength = 16

/** One hash uses 32 MB and a thread. Two at a time leave threads in the pool for files and DNS. */
const inTurn = limitConcurrency(2)

/** Where a hash was made before digits of every script counted alike, those of its own script open it. */
const earlierScheme = 'scrypt'
const scheme = 'scrypt2'

/** Hashes as `scheme$N$salt$key`: the cost can rise later, and old hashes stay valid. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(saltLength)
  const key = await derive(normalPassword(password), salt, cost)
  return [scheme, String(cost), salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Compares in constant time. Without a hash (no such account) the call takes as long and gives false. */
export async function isPasswordRight(
  password: string,
  hash: string | undefined,
  cost: number,
): Promise<boolean> {
  const [storedScheme, storedCost, salt, key] = hash?.split('$') ?? []
  if (!storedCost || !salt || !key) {
    await derive(password, randomBytes(saltLength), cost)
    return false
  }
  const compared = storedScheme === earlierScheme ? password.normalize('NFKC') : normalPassword(password)
  const derived = await derive(compared, Buffer.from(salt, 'base64url'), Number(storedCost))
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'))
}

/** True for a hash of an earlier scheme or of a lower cost than today's. */
export function isOutdated(hash: string, cost: number): boolean {
  const [storedScheme, storedCost] = hash.split('$')
  return storedScheme !== scheme || Number(storedCost) < cost
}

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const options = { N: cost, r: blockSize, p: 1, maxmem: 256 * blockSize * (cost + 4) }
        scrypt(password, salt, keyLength, options, (error, key) => {
          if (error) reject(error)
          else resolve(key)
        })
      }),
  )
