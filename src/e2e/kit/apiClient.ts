import { randomUUID } from 'node:crypto'
import type { Product } from './product'

/** API calls of one user, without the screens: for what a journey needs but does not show. */
export interface ApiClient {
  /** The data of the answer. Any failure fails the journey. */
  call: <Data>(method: string, path: string, body?: object) => Promise<Data>
}

export function createApiClient({ url }: Product): ApiClient {
  let cookie = ''
  return {
    call: async <Data>(method: string, path: string, body?: object) => {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          'x-api-key': 'kursi-demo',
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          cookie,
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${String(answer.status)} ${await answer.text()}`)
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
      return ((await answer.json()) as { data: Data }).data
    },
  }
}

export async function signInByApi(
  product: Product,
  identifier: string,
  password = 'Kursi2026',
): Promise<ApiClient> {
  const client = createApiClient(product)
  await client.call('POST', '/users/login', { identifier, password })
  return client
}

/** Adds an account with a verified e-mail, for journeys that do not cover the sign-up form. */
export async function addClientByApi(product: Product, email: string, phone: string): Promise<void> {
  const { call } = createApiClient(product)
  await call('POST', '/users/new-account-send-verification-code', { email })
  const { text } = await product.mailTo(email)
  await call('POST', '/users/verify-new-account-code', { email, verificationCode: /\d{6}/.exec(text)?.[0] })
  await call('POST', '/users/add', {
    name: 'Omar Najjar',
    email,
    phone,
    role: 'customer',
    salon: 'barber',
    country: 'Palestine',
    city: 'Ramallah',
    password: 'Kursi2026',
  })
}
