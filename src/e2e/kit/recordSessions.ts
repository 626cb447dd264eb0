import type { BrowserContext, Page, Request } from 'playwright-core'

/** One page load: the store's first state, every action that reached the reducers, the last state. */
export interface RecordedLoad {
  address: string
  /** JSON, like the actions and the last state. */
  first: string
  actions: string[]
  /** Of the state after each action. */
  digests: number[]
  last: string
}

/** FNV-1a; runs in the page too. */
export function digestOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

export interface Recording {
  loads: Map<string, RecordedLoad>
  /** The number of API calls that are also actions. */
  calls: number
}

export const startRecording = (): Recording => ({ loads: new Map(), calls: 0 })

interface Batch {
  load: string
  address: string
  first: unknown
  actions: unknown[]
  digests: number[]
  last: unknown
}

type Reduce = (state: unknown, action: unknown) => unknown
type CreateStore = (reduce: Reduce, preloaded: unknown) => unknown
type Enhance = (next: CreateStore) => CreateStore

interface RecordingWindow {
  handOver: (batch: string) => Promise<void>
  handOverRest?: () => void
  /** JSON of the present state. */
  stateText?: () => string
  digestOf: (text: string) => number
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => (...enhancers: Enhance[]) => Enhance
}

/** Runs in the page in place of Redux DevTools. Hands actions over in batches, which cost the page little. */
function standAsDevTools(pause: number): void {
  const page = window as unknown as RecordingWindow
  const load = Math.random().toString(36)
  let first: unknown
  let last: unknown
  let actions: unknown[] = []
  let digests: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  page.stateText = () => JSON.stringify(last)
  page.handOverRest = () => {
    clearTimeout(timer)
    timer = undefined
    if (actions.length === 0) return
    const batch: Batch = { load, address: location.href, first, actions, digests, last }
    actions = []
    digests = []
    void page.handOver(JSON.stringify(batch))
  }
  const recording =
    (reduce: Reduce): Reduce =>
    (state, action) => {
      last = reduce(state, action)
      if (first === undefined) first = last
      else {
        actions.push(action)
        digests.push(page.digestOf(JSON.stringify(last)))
      }
      timer ??= setTimeout(() => page.handOverRest?.(), pause)
      return last
    }
  try {
    sessionStorage.setItem('kursi-devtools', '1')
  } catch {
    // A page without an address of its own has no storage and no store.
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

/** Uploads and event streams are no actions. */
const isCall = (request: Request): boolean =>
  request.resourceType() === 'fetch' && new URL(request.url()).pathname.startsWith('/api/')

export async function recordSessions(context: BrowserContext, recording: Recording): Promise<void> {
  const { loads } = recording
  context.on('request', request => {
    if (isCall(request)) recording.calls += 1
  })
  await context.exposeBinding('handOver', (_source, text: string) => {
    const { load, address, first, actions, digests, last } = JSON.parse(text) as Batch
    const known = loads.get(load) ?? {
      address,
      first: JSON.stringify(first),
      actions: [],
      digests: [],
      last: '',
    }
    known.actions.push(...actions.map(action => JSON.stringify(action)))
    known.digests.push(...digests)
    known.last = JSON.stringify(last)
    loads.set(load, known)
  })
  await context.addInitScript(`window.digestOf = ${digestOf.toString()}`)
  await context.addInitScript(standAsDevTools, pauseMilliseconds)
}

export async function handOverRest(context: BrowserContext): Promise<void> {
  const rest = context.pages().map(page =>
    page
      .evaluate(() => (window as unknown as RecordingWindow).handOverRest?.())
      // A page that is closed or navigates has already handed everything over.
      .catch(() => undefined),
  )
  await Promise.all(rest)
}

/** JSON of the page's present state, and the time there: every later step has a later one. */
export const readState = (page: Page): Promise<{ text: string; at: number }> =>
  page.evaluate(() => {
    const at = Date.now()
    const text = (window as unknown as RecordingWindow).stateText?.() ?? '{}'
    while (Date.now() === at);
    return { text, at }
  })
