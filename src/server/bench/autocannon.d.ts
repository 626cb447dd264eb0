/** The parts of autocannon that the benchmark uses; the package has no types. */
declare module 'autocannon' {
  interface LoadRequest {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
  }

  interface LoadOptions {
    url: string
    connections: number
    /** Seconds; alternatively `amount` requests. */
    duration?: number
    amount?: number
    requests: (LoadRequest & { setupRequest?: (request: LoadRequest) => LoadRequest })[]
  }

  interface LoadResult {
    errors: number
    timeouts: number
  }

  type OnResponse = (client: unknown, statusCode: number, bytes: number, milliseconds: number) => void

  interface Load extends PromiseLike<LoadResult> {
    on(event: 'response', listener: OnResponse): void
  }

  export default function autocannon(options: LoadOptions): Load
}
