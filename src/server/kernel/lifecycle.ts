/** How far the server is in its life, for whoever asks whether it takes requests. */
export interface Lifecycle {
  /** True once it was told to stop: it still answers, but wants no new requests. */
  isDraining: boolean
}

export const createLifecycle = (): Lifecycle => ({ isDraining: false })
