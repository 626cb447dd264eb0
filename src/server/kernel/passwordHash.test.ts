import { scryptSync } from 'node:crypto'
import { hashPassword, isPasswordRight } from './passwordHash'

const cost = 2

test('the right password is right, and no other', async () => {
  const hash = await hashPassword('Kursi2026', cost)
  expect(await isPasswordRight('Kursi2026', hash, cost)).toBe(true)
  for (const other of ['kursi2026', 'Kursi2026 ', 'Kursi202', '']) {
    expect(await isPasswordRight(other, hash, cost)).toBe(false)
  }
})

test('two people with one password have two hashes', async () => {
  expect(await hashPassword('Kursi2026', cost)).not.toBe(await hashPassword('Kursi2026', cost))
})

test('a hash made at another cost still opens', async () => {
  const hash = await hashPassword('Kursi2026', 4)
  expect(await isPasswordRight('Kursi2026', hash, cost)).toBe(true)
})

test('letters composed differently are the same letters', async () => {
  const hash = await hashPassword('Café2026', cost)
  expect(await isPasswordRight('Cafe\u03012026', hash, cost)).toBe(true)
})

test.each([['Kursi2026'], ['Kursi٢٠٢٦'], ['Kursi۲۰۲۶'], ['Kursi２０２６'], ['Kursi२०२६']])(
  'digits of every script are the same digits: %s',
  async typed => {
    const hash = await hashPassword('Kursi٢٠٢٦', cost)
    expect(await isPasswordRight(typed, hash, cost)).toBe(true)
    expect(await isPasswordRight('Kursi2027', hash, cost)).toBe(false)
  },
)

test('a hash made before that opens with the digits it was made with', async () => {
  const salt = Buffer.from('salt of sixteen.')
  const key = scryptSync('Kursi٢٠٢٦', salt, 32, { N: cost })
  const hash = ['scrypt', String(cost), salt.toString('base64url'), key.toString('base64url')].join('$')
  expect(await isPasswordRight('Kursi٢٠٢٦', hash, cost)).toBe(true)
  expect(await isPasswordRight('Kursi٢٠٢٧', hash, cost)).toBe(false)
})

test.each([[undefined], [''], ['plain'], ['scrypt$2$$']])(
  'without a real hash (%j) nothing is right',
  async hash => {
    expect(await isPasswordRight('Kursi2026', hash, cost)).toBe(false)
  },
)

test('an unknown account costs as long as a known one', async () => {
  const dear = 2 ** 14
  const hash = await hashPassword('Kursi2026', dear)
  // The fastest of five rounds: other work on the machine only makes a round slower.
  const quickest = async (known: string | undefined) => {
    let best = Infinity
    for (let round = 0; round < 5; round += 1) {
      const from = performance.now()
      await isPasswordRight('Kursi2027', known, dear)
      best = Math.min(best, performance.now() - from)
    }
    return best
  }
  expect(await quickest(undefined)).toBeGreaterThan((await quickest(hash)) / 3)
})
