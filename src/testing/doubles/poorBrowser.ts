interface Power {
  of: object
  name: string
}

const powers = (): Power[] => [
  ...['indexedDB', 'caches', 'localStorage', 'sessionStorage', 'BroadcastChannel', 'matchMedia'].map(
    name => ({
      of: window,
      name,
    }),
  ),
  ...['clipboard', 'geolocation', 'serviceWorker', 'locks', 'storage'].map(name => ({ of: navigator, name })),
]

function replace({ of, name }: Power, descriptor: PropertyDescriptor | undefined): () => void {
  const own = Object.getOwnPropertyDescriptor(of, name)
  Reflect.deleteProperty(of, name)
  if (descriptor) Object.defineProperty(of, name, { configurable: true, ...descriptor })
  return () => {
    Reflect.deleteProperty(of, name)
    if (own) Object.defineProperty(of, name, own)
  }
}

const secureOnly = /^(?:indexedDB|caches|clipboard|geolocation|serviceWorker|locks|storage)$/

/**
 * A page without TLS. Its crypto has only what the test's server, in the same process, needs besides random numbers.
 * Returns the way back.
 */
export function withoutTls(): () => void {
  const { crypto } = globalThis
  const { subtle } = crypto
  const random = { getRandomValues: crypto.getRandomValues.bind(crypto), subtle }
  const restores = [
    replace({ of: window, name: 'isSecureContext' }, { value: false }),
    replace({ of: globalThis, name: 'crypto' }, { value: random }),
    ...powers()
      .filter(({ name }) => secureOnly.test(name))
      .map(power => replace(power, undefined)),
  ]
  return () => restores.forEach(restore => restore())
}

/** A browser that blocks a site's storage: even naming it throws. Returns the way back. */
export function withThrowingPowers(): () => void {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const restores = powers().map(power => replace(power, { get }))
  return () => restores.forEach(restore => restore())
}
