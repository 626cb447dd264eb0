import type { ThunkExtra } from '@/store/services'
import type { AppThunk } from '@/store/AppThunk'
import { FileRefused, readFile, type ReadFile } from './readFile'
import type { SessionFacts } from './sessionFile'
import { fileOpened, fileRefused } from './supportSlice'

/** One step of an opened file. The first step has no action. */
export interface ShownStep {
  action: { type: string } | null
  /** Milliseconds since 1970. */
  at: number
  state: object
}

export interface Opened {
  /** Null for storage entries, which contain no facts. */
  facts: SessionFacts | null
  steps: readonly [ShownStep, ...ShownStep[]]
}

async function stepsOf(read: ReadFile, { rehydrateState, now }: ThunkExtra): Promise<Opened> {
  if (read.kind === 'storage')
    return { facts: null, steps: [{ action: null, at: now(), state: await rehydrateState(read.entries) }] }
  const { facts, session } = read
  const start = { action: null, at: session.steps[0]?.at ?? facts.savedAt, state: session.first }
  return { facts, steps: [start, ...session.steps] }
}

export const openFile =
  (file: File): AppThunk<Promise<Opened | undefined>> =>
  async (dispatch, _getState, extra) => {
    try {
      const opened = await stepsOf(await readFile(file), extra)
      dispatch(fileOpened({ name: file.name, lastStep: opened.steps.length - 1 }))
      return opened
    } catch (error) {
      dispatch(fileRefused(error instanceof FileRefused ? error.problem : 'not_a_session'))
      return undefined
    }
  }
