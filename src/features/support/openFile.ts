import type { ThunkExtra } from '@/store/services'
import type { AppThunk } from '@/store/AppThunk'
import { selectLocation, type Location } from '@/store/locationSlice'
import { FileRefused } from './FileRefused'
import { isInstant } from './isInstant'
import type { Opened, ShownStep } from './opened'
import { readFile, type RecordedActions, type ReadFile } from './readFile'
import type { RecordedStep } from './sessionFile'
import { fileOpened, fileRefused } from './supportSlice'
import { stepInHash } from './supportLink'
import { stepOfInterest, timelineOf } from './timeline'

const shown = ({ at, ...step }: RecordedStep): ShownStep => ({ ...step, at: isInstant(at) ? at : null })

async function replayed(
  { first, actions }: RecordedActions,
  { replayActions }: ThunkExtra,
): Promise<Opened['steps']> {
  try {
    const [start, ...states] = await replayActions(first, actions)
    const steps = states.map((state, index) => ({ action: actions[index] ?? null, at: null, state }))
    return [{ action: null, at: null, state: start }, ...steps]
  } catch {
    throw new FileRefused('not_replayed')
  }
}

async function opened(read: ReadFile, extra: ThunkExtra): Promise<Opened> {
  if (read.kind === 'storage') {
    const state = await extra.rehydrateState(read.entries)
    return { kind: 'storage', facts: null, steps: [{ action: null, at: extra.now(), state }] }
  }
  if (read.kind === 'actions')
    return { kind: 'devTools', facts: null, steps: await replayed(read.recorded, extra) }
  const { facts, session } = read
  const steps = session.steps.map(shown)
  const start = { action: null, at: steps[0]?.at ?? null, state: session.first }
  return { kind: facts ? 'session' : 'devTools', facts, steps: [start, ...steps] }
}

export const openFile =
  (file: File): AppThunk<Promise<Opened | undefined>> =>
  async (dispatch, getState, extra) => {
    try {
      const found = await opened(await readFile(file), extra)
      const { hash } = selectLocation(getState() as { location: Location })
      const shownStep = stepInHash(hash) ?? stepOfInterest(timelineOf(found.steps))
      dispatch(fileOpened({ name: file.name, lastStep: found.steps.length - 1, shownStep }))
      return found
    } catch (error) {
      dispatch(fileRefused(error instanceof FileRefused ? error.problem : 'not_a_session'))
      return undefined
    }
  }
