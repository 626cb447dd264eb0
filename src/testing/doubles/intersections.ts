import { act } from '@testing-library/react'

interface Observed {
  callback: IntersectionObserverCallback
  threshold: unknown
  target?: Element
}

export interface TestIntersections {
  /** What is observed now. */
  observed: () => readonly Observed[]
  report: (isIntersecting: boolean) => Promise<void>
  remove: () => void
}

/** An IntersectionObserver that reports when the test says so. */
export function installIntersections(): TestIntersections {
  let observed: Observed[] = []
  class Observer {
    private readonly entry: Observed
    constructor(callback: IntersectionObserverCallback, { threshold }: IntersectionObserverInit = {}) {
      this.entry = { callback, threshold }
      observed.push(this.entry)
    }
    observe(target: Element) {
      this.entry.target = target
    }
    disconnect() {
      observed = observed.filter(entry => entry !== this.entry)
    }
  }
  Object.assign(window, { IntersectionObserver: Observer })
  return {
    observed: () => observed,
    report: isIntersecting =>
      act(async () => {
        for (const { callback } of observed) {
          callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)
        }
      }),
    remove: () => {
      delete (window as Partial<typeof globalThis>).IntersectionObserver
    },
  }
}
