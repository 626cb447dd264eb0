import type { BrowserContext, Request } from 'playwright-core'

/** One page load: the state that its store began with, every action that reached the reducers, the state at the end. */
export interface RecordedLoad {
  address: string
  /** Each as JSON. */
  first: string
  actions: string[]
  last: string
}

/** What the pages of a journey did. */
export interface Recording {
  loads: Map<string, RecordedLoad>
  /** How often they called the API by what is an action as well. */
  calls: number
}

export const startRecording = (): Recording => ({ loads: new Map(), calls: 0 })

interface Batch {
  load: string
  address: string
  first: unknown
  actions: unknown[]
  last: unknown
}

type Reduce = (state: unknown, action: unknown) => unknown
type CreateStore = (reduce: Reduce, preloaded: unknown) => unknown
type Enhance = (next: CreateStore) => CreateStore

interface RecordingWindow {
  handOver: (batch: string) => Promise<void>
  handOverRest?: () => void
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => (...enhancers: Enhance[]) => Enhance
}

/** Runs in the page: stands where Redux DevTools would, and hands on what passes, in batches that cost the page little. */
function standAsDevTools(pause: number): void {
  const page = window as unknown as RecordingWindow
  const load = Math.random().toString(36)
  let first: unknown
  let last: unknown
  let actions: unknown[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  page.handOverRest = () => {
    clearTimeout(timer)
    timer = undefined
    if (actions.length === 0) return
    const batch: Batch = { load, address: location.href, first, actions, last }
    actions = []
    void page.handOver(JSON.stringify(batch))
  }
  const recording =
    (reduce: Reduce): Reduce =>
    (state, action) => {
      last = reduce(state, action)
      if (first === undefined) first = last
      else actions.push(action)
      timer ??= setTimeout(() => page.handOverRest?.(), pause)
      return last
    }
  try {
    sessionStorage.setItem('kursi-devtools', '1')
  } catch {
    // A page without an address of its own has no storage, nor a store.
  }
  window.addEventListener('pagehide', () => page.handOverRest?.())
  page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    () =>
    (...enhancers) =>
    createStore =>
    (reduce, preloaded) =>
      enhancers.reduceRight((next, enhance) => enhance(next), createStore)(recording(reduce), preloaded)
}

const pauseMilliseconds = 500

/** Uploads and streams are no actions. */
const isCall = (request: Request): boolean =>
  request.resourceType() === 'fetch' && new URL(request.url()).pathname.startsWith('/api/')

/** Records what the stores of all pages of the context do; `recording` is filled as they go. */
export async function recordSessions(context: BrowserContext, recording: Recording): Promise<void> {
  const { loads } = recording
  context.on('request', request => {
    if (isCall(request)) recording.calls += 1
  })
  await context.exposeBinding('handOver', (_source, text: string) => {
    const { load, address, first, actions, last } = JSON.parse(text) as Batch
    const known = loads.get(load) ?? { address, first: JSON.stringify(first), actions: [], last: '' }
    known.actions.push(...actions.map(action => JSON.stringify(action)))
    known.last = JSON.stringify(last)
    loads.set(load, known)
  })
  await context.addInitScript(standAsDevTools, pauseMilliseconds)
}

/** Asks the pages that are still open for what they have not handed over yet. */
export async function handOverRest(context: BrowserContext): Promise<void> {
  const rest = context.pages().map(page =>
    page
      .evaluate(() => (window as unknown as RecordingWindow).handOverRest?.())
      // One that was closed or is on its way elsewhere has said what it had to say.
      .catch(() => undefined),
  )
  await Promise.all(rest)
}
