import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const fileProblems = [
  'too_large',
  'too_deep',
  'not_json',
  'not_a_session',
  'newer',
  'no_steps',
  'states_missing',
  'state_broken',
  'action_broken',
  'facts_broken',
  'reference_broken',
  'unsafe',
  'not_replayed',
] as const
export type FileProblem = (typeof fileProblems)[number]

/**
 * The session file that support has opened. Its contents stay with the page, outside the store: they are hundreds of
 * whole states, which this store's recorder and DevTools would copy at every step.
 */
export interface OpenFile {
  name: string
  /** Number of the last step; 0 is the state before the first step. */
  lastStep: number
}

export interface SupportState {
  /** The download of this session's own file. */
  download: 'none' | 'making' | 'saved' | 'failed'
  file: OpenFile | null
  fileProblem: FileProblem | null
  shownStep: number
}

export const initialSupport: SupportState = {
  download: 'none',
  file: null,
  fileProblem: null,
  shownStep: 0,
}

export const supportSlice = createSlice({
  name: 'support',
  initialState: initialSupport,
  reducers: {
    sessionRequested: state => {
      state.download = 'making'
    },
    sessionSaved: state => {
      state.download = 'saved'
    },
    sessionNotMade: state => {
      state.download = 'failed'
    },
    fileOpened: (state, { payload }: PayloadAction<OpenFile>) => {
      state.file = payload
      state.fileProblem = null
      state.shownStep = payload.lastStep
    },
    /** The file that was open before stays open. */
    fileRefused: (state, { payload }: PayloadAction<FileProblem>) => {
      state.fileProblem = payload
    },
    stepChosen: (state, { payload }: PayloadAction<number>) => {
      if (state.file) state.shownStep = Math.min(Math.max(payload, 0), state.file.lastStep)
    },
    supportLeft: () => initialSupport,
  },
  selectors: {
    selectSessionDownload: state => state.download,
    selectOpenFile: state => state.file,
    selectFileProblem: state => state.fileProblem,
    selectShownStep: state => state.shownStep,
  },
})

export const {
  sessionRequested,
  sessionSaved,
  sessionNotMade,
  fileOpened,
  fileRefused,
  stepChosen,
  supportLeft,
} = supportSlice.actions
export const { selectSessionDownload, selectOpenFile, selectFileProblem, selectShownStep } =
  supportSlice.selectors
