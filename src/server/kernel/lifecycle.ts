/** How far the server is in its life, for whoever asks whether it takes requests. */
export interface Lifecycle {
  /** True from SIGTERM on: requests are still answered, and readiness is refused. */
  isDraining: boolean
}

export const createLifecycle = (): Lifecycle => ({ isDraining: false })
