import { readReferences, writeReferences } from '@/features/support/references'
import { writeSession, type RecordedStep, type SessionFacts } from '@/features/support/sessionFile'
import type { Instant } from '@/domain/zonedTime'
import { version } from '../../../package.json'
import type { RootState } from '../store/rootReducer'
import { keptKey, longestKept, readKept, writeKept } from './keptText'
import { pageLoaded } from '@/features/support/pageLoaded'
import { createPseudonyms, noPseudonyms } from './pseudonyms'
import { isIdleMinute, mostSteps } from './recorder'
import type { Recording, Step } from './recording'
import { createRedactor } from './redact'
import { createRequestFacts } from './requestFacts'
import { changeOf, withChange, type Change } from './stateChanges'
import { createTabEntry, type TabEntry } from './tabEntry'

/** Beyond these the oldest steps go, a part of them at once. A browser gives a tab about five million characters. */
const most = { steps: 600, characters: 1_500_000 }
const afterwards = { steps: mostSteps, characters: 1_200_000 }

/** A step as it is kept: with the change of the state, or with the whole state where a page begins. */
interface StepText extends Omit<RecordedStep, 'state'> {
  change?: Change | undefined
  state?: object | undefined
}

interface Line {
  /** As this page's recorder counts; 0 for the steps of earlier pages. */
  number: number
  at: Instant
  /** Missing in the steps of earlier pages. */
  action?: RecordedStep['action']
  text: string
}

interface BufferOptions {
  entry: TabEntry
  now: () => Instant
  newSalt: () => string
  /** The id of who is signed in. */
  user: string | null
  /** Called with the number of the last step that is kept here. */
  release: (number: number) => void
}

const parsed = (text: string) => JSON.parse(text) as object

const stepIn = ({ text }: Line) => readReferences(parsed(text)) as StepText

const stateAfter = (before: object, { change, state }: StepText): object =>
  state ?? withChange(before, change)

/**
 * The last steps of a tab, redacted as they enter: those of its earlier pages, a step `session/pageLoaded`, those of
 * this page. Each is a text that holds the change of the state alone. A text has the same pseudonym on all pages.
 */
export function createSessionBuffer({ entry, now, newSalt, user, release }: BufferOptions) {
  const earlier = readKept(entry.read(), user, now())
  let pseudonyms = createPseudonyms(earlier?.pseudonyms ?? noPseudonyms(newSalt()))
  let redactor = createRedactor(pseudonyms)
  let requestOf = createRequestFacts()
  /** JSON of the state before the first line. */
  let base = earlier?.base
  let lines = (earlier?.steps ?? []).map((text): Line => ({ number: 0, at: earlier?.savedAt ?? 0, text }))
  /** The first lines as they were last written: those of each write in one text. */
  let blocks: string[] = []
  let inBlocks = 0
  /** The state after the last line; none before this page's first. */
  let last: object | undefined
  let lastNumber = 0

  const push = (number: number, step: StepText): void => {
    const { action } = step
    const before = lines.at(-1)
    if (before?.action && isIdleMinute(before.action, action)) {
      lines.pop()
      if (inBlocks > lines.length) forgetBlocks()
    }
    lines.push({ number, action, at: step.at, text: JSON.stringify(writeReferences(step)) })
  }

  const forgetBlocks = () => {
    blocks = []
    inBlocks = 0
  }

  function begin(first: object, { number, at }: Step): object {
    if (last) {
      lines = []
      forgetBlocks()
    }
    if (base === undefined || last) {
      base = JSON.stringify(first)
    } else {
      const { location } = first as RootState
      const { pathname, search } = location
      const action = { type: pageLoaded, payload: { pathname, search, state: first } }
      push(number - 1, { action, at, state: first })
    }
    return first
  }

  function makeRoom(): void {
    const charactersOf = (kept: readonly Line[]) => kept.reduce((sum, { text }) => sum + text.length, 0)
    let characters = charactersOf(lines)
    const isOver = lines.length > most.steps || characters > most.characters
    const staying = lines.findIndex(({ at, text }, index) => {
      const isTooMuch = lines.length - index > afterwards.steps || characters > afterwards.characters
      characters -= text.length
      return now() - at < longestKept && !(isOver && isTooMuch)
    })
    const gone = lines.splice(0, staying < 0 ? lines.length : staying)
    if (gone.length === 0 || base === undefined) return
    forgetBlocks()
    const state = gone.map(stepIn).reduce<object>(stateAfter, parsed(base))
    base = JSON.stringify(state)
  }

  function add({ first, steps }: Recording): void {
    for (const step of steps) {
      if (step.number <= lastNumber) continue
      // The recorder has let go of steps that came faster than they were taken over.
      const before =
        last && step.number === lastNumber + 1 ? last : begin(redactor.state(first) as object, step)
      const { action, at, state, surroundings, number } = step
      last = redactor.state(state) as object
      push(number, {
        action: redactor.action(action) as RecordedStep['action'],
        at,
        change: changeOf(before, last),
        ...surroundings,
        request: requestOf(action, at),
      })
      lastNumber = number
    }
    makeRoom()
    release(lastNumber)
  }

  return {
    add,
    /** Leaves the steps to the next page of the tab, as those of the person with this id. */
    write: (owner: string | null): void => {
      if (base === undefined) return
      const fresh = lines.slice(inBlocks).map(({ text }) => text)
      if (fresh.length > 0) blocks = [...blocks, fresh.join('\n')]
      inBlocks = lines.length
      const kept = { user: owner, savedAt: now(), pseudonyms: pseudonyms.kept() }
      entry.write(writeKept({ ...kept, base, steps: blocks }))
    },
    /** The session file: all steps up to the recording's last one. */
    file: (recording: Recording, facts: Omit<SessionFacts, 'version'>): string => {
      add(recording)
      const first = base === undefined ? (redactor.state(recording.first) as object) : parsed(base)
      let state = first
      const steps = lines
        .filter(({ number }) => number <= recording.lastNumber)
        .map((line): RecordedStep => {
          const { change, state: whole, ...step } = stepIn(line)
          state = stateAfter(state, { ...step, change, state: whole })
          return { ...step, state }
        })
      return writeSession({ first, steps }, { version, ...facts })
    },
    /** Nothing of the steps is left, nor of what their texts were. */
    clear: (): void => {
      pseudonyms = createPseudonyms(noPseudonyms(newSalt()))
      redactor = createRedactor(pseudonyms)
      requestOf = createRequestFacts()
      base = last = undefined
      lines = []
      forgetBlocks()
      entry.remove()
    },
  }
}

/** The buffer in the storage of the tab. */
export const openSessionBuffer = ({
  window,
  ...options
}: Omit<BufferOptions, 'entry'> & { window: Window | null | undefined }): SessionBuffer =>
  createSessionBuffer({ ...options, entry: createTabEntry(keptKey, () => window?.sessionStorage) })

export type SessionBuffer = ReturnType<typeof createSessionBuffer>
