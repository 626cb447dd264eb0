import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { limitConcurrency } from './limitConcurrency'

const blockSize = 8
const keyLength = 32
const saltLength = 16

/** One hash takes 32 MB and a thread: two at a time leave the pool room for files and names. */
const inTurn = limitConcurrency(2)

/** `scrypt$N$salt$key`, so that the cost can be raised without locking anybody out. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(saltLength)
  const key = await derive(password, salt, cost)
  return ['scrypt', String(cost), salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Compares in constant time. Without a hash (nobody has this account) it costs as much, and is never right. */
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

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        // The same letters typed on another keyboard may come composed differently.
        const normal = password.normalize('NFKC')
        const options = { N: cost, r: blockSize, p: 1, maxmem: 256 * blockSize * (cost + 4) }
        scrypt(normal, salt, keyLength, options, (error, key) => {
          if (error) reject(error)
          else resolve(key)
        })
      }),
  )
