import type { startApi } from './startApi'

const hour = 60 * 60_000

/** The server with modules of its own, so that what it knows of time zones is not what the page knows. */
export async function separateServer(...options: Parameters<typeof startApi>): ReturnType<typeof startApi> {
  let server: ReturnType<typeof startApi> | undefined
  await jest.isolateModulesAsync(async () => {
    server = (await import('./startApi')).startApi(...options)
    await server
  })
  if (!server) throw new Error('The server did not start')
  return server
}

/** From now on formats of this zone are an hour behind, as with old zone data. Returns the way back. */
export function wrongZone(timeZone: string): () => void {
  const { DateTimeFormat } = Intl
  class Outdated extends DateTimeFormat {
    readonly #error: number
    constructor(...args: ConstructorParameters<typeof DateTimeFormat>) {
      super(...args)
      this.#error = args[1]?.timeZone === timeZone ? hour : 0
    }
    override format(instant: number) {
      return super.format(instant - this.#error)
    }
  }
  Object.assign(Intl, { DateTimeFormat: Outdated })
  return () => void Object.assign(Intl, { DateTimeFormat })
}
