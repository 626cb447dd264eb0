import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { limitConcurrency } from './limitConcurrency'

const blockSize = 8
const keyLength = 32
const saltLength = 16

/** One hash uses 32 MB and a thread. Two at a time leave threads in the pool for files and DNS. */
const inTurn = limitConcurrency(2)

/** Hashes as `scrypt$N$salt$key`: the cost can rise later, and old hashes stay valid. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(saltLength)
  const key = await derive(password, salt, cost)
  return ['scrypt', String(cost), salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Compares in constant time. Without a hash (no such account) the call takes as long and gives false. */
export async function isPasswordRight(
  password: string,
  hash: string | undefined,
  cost: number,
): Promise<boolean> {
  const [, storedCost, salt, key] = hash?.split('$') ?? []
  if (!storedCost || !salt || !key) {
    await derive(password, randomBytes(saltLength), cost)
    return false
  }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(storedCost))
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'))
}

export const isBelowCost = (hash: string, cost: number): boolean => Number(hash.split('$')[1]) < cost

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        // Different keyboards may compose the same characters differently.
        const normal = password.normalize('NFKC')
        const options = { N: cost, r: blockSize, p: 1, maxmem: 256 * blockSize * (cost + 4) }
        scrypt(normal, salt, keyLength, options, (error, key) => {
          if (error) reject(error)
          else resolve(key)
        })
      }),
  )
