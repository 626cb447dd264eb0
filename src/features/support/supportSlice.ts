import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FileTicket } from '@/store/heldFiles'
import type { SecretTicket } from '@/store/secrets'

export type FileProblem =
  | 'too_large'
  | 'too_deep'
  | 'not_json'
  | 'not_a_session'
  | 'newer'
  | 'no_steps'
  | 'states_missing'
  | 'state_broken'
  | 'action_broken'
  | 'facts_broken'
  | 'reference_broken'
  | 'unsafe'
  | 'not_replayed'

/**
 * The session file that support has opened. Its contents stay with the page, outside the store: they are hundreds of
 * whole states, which this store's recorder and DevTools would copy at every step.
 */
export interface OpenFile {
  name: string
  /** Number of the last step; 0 is the state before the first step. */
  lastStep: number
}

export type StepFilter = 'all' | 'business' | 'requests' | 'errors'

/** How large the screen is: as the page has room, pixel by pixel, or in the whole window. */
export type Zoom = 'fit' | 'actual' | 'window'

/** A session file that is about to leave. */
export interface Sharing {
  /** Saved by the browser, or sent along with a message. */
  purpose: 'download' | 'attachment'
  /** `unreadable`: the file is there, but cannot be shown. */
  step: 'making' | 'shown' | 'unreadable' | 'failed' | 'saved'
}

/** A file that goes along with the next message. */
export interface Attachment {
  file: FileTicket
  steps: number
}

/** What a message got: its number, and the right to attach a file to it. */
export interface Receipt {
  ticketNumber: string
  attachKey: SecretTicket
}

/** The message that was sent, and the file that goes to it. */
export interface SentMessage extends Receipt {
  attachment: Attachment | null
}

interface CopyResult {
  what: 'link' | 'notes'
  text: string
  isCopied: boolean
}

export interface SupportState {
  /** This session's own file; a file of an earlier release does not say it. */
  sharing?: Sharing | null
  attachment?: Attachment | null
  sentMessage?: SentMessage | null
  file: OpenFile | null
  fileProblem: FileProblem | null
  shownStep: number
  isPlaying: boolean
  filter: StepFilter
  search: string
  /** Numbers of the business actions whose library actions are listed too. */
  unfolded: number[]
  zoom: Zoom
  /** Single keys lead through the steps. */
  hasKeys: boolean
  /** By the number of the step; one that was emptied is none. */
  notes: Record<number, string>
  /** What was last put on the clipboard, or could not be. */
  copied: CopyResult | null
}

export const initialSupport: SupportState = {
  sharing: null,
  attachment: null,
  sentMessage: null,
  file: null,
  fileProblem: null,
  shownStep: 0,
  isPlaying: false,
  filter: 'all',
  search: '',
  unfolded: [],
  zoom: 'fit',
  hasKeys: true,
  notes: {},
  copied: null,
}

const within = ({ file }: SupportState, step: number) => Math.min(Math.max(step, 0), file?.lastStep ?? 0)

interface Opening extends OpenFile {
  /** The step that is shown first. */
  shownStep: number
}

export const supportSlice = createSlice({
  name: 'support',
  initialState: initialSupport,
  reducers: {
    sessionRequested: (state, { payload }: PayloadAction<Sharing['purpose']>) => {
      state.sharing = { purpose: payload, step: 'making' }
    },
    sessionShown: state => {
      if (state.sharing) state.sharing.step = 'shown'
    },
    /** The code that shows the file does not load, or falls over. */
    sessionUnreadable: state => {
      if (state.sharing) state.sharing.step = 'unreadable'
    },
    sessionNotMade: state => {
      if (state.sharing) state.sharing.step = 'failed'
    },
    sessionSaved: state => {
      if (state.sharing) state.sharing.step = 'saved'
    },
    sharingCancelled: state => {
      state.sharing = null
    },
    sessionAttached: (state, { payload }: PayloadAction<Attachment>) => {
      state.attachment = payload
      state.sharing = null
    },
    attachmentRemoved: state => {
      state.attachment = null
    },
    /** The form is empty again: its file belongs to the message. */
    messageSent: (state, { payload }: PayloadAction<Receipt>) => {
      state.sentMessage = { ...payload, attachment: state.attachment ?? null }
      state.attachment = null
    },
    fileOpened: (state, { payload: { shownStep, ...file } }: PayloadAction<Opening>) => {
      const isAgain = state.file?.name === file.name && state.file.lastStep === file.lastStep
      const { zoom, hasKeys, notes } = state
      const kept = { zoom, hasKeys, notes: isAgain ? notes : {} }
      const opened = { ...initialSupport, ...kept, file }
      return { ...opened, shownStep: within(opened, shownStep) }
    },
    /** The file that was open before stays open. */
    fileRefused: (state, { payload }: PayloadAction<FileProblem>) => {
      state.fileProblem = payload
    },
    stepChosen: (state, { payload }: PayloadAction<number>) => {
      state.shownStep = within(state, payload)
      state.isPlaying = false
      state.copied = null
    },
    playbackStarted: (state, { payload }: PayloadAction<{ from: number }>) => {
      state.shownStep = within(state, payload.from)
      state.isPlaying = true
    },
    stepPlayed: (state, { payload }: PayloadAction<number>) => {
      if (state.isPlaying) state.shownStep = within(state, payload)
    },
    playbackPaused: state => {
      state.isPlaying = false
    },
    filterChosen: (state, { payload }: PayloadAction<StepFilter>) => {
      state.filter = payload
    },
    searchTyped: (state, { payload }: PayloadAction<string>) => {
      state.search = payload
    },
    foldToggled: (state, { payload }: PayloadAction<number>) => {
      state.unfolded = state.unfolded.includes(payload)
        ? state.unfolded.filter(step => step !== payload)
        : [...state.unfolded, payload]
    },
    zoomChosen: (state, { payload }: PayloadAction<Zoom>) => {
      state.zoom = payload
    },
    keysSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.hasKeys = payload
    },
    noteTyped: (state, { payload: { step, text } }: PayloadAction<{ step: number; text: string }>) => {
      state.notes[step] = text
    },
    copied: (state, { payload }: PayloadAction<CopyResult>) => {
      state.copied = payload
    },
    supportLeft: () => initialSupport,
  },
  selectors: {
    selectSharing: state => state.sharing ?? null,
    selectAttachment: state => state.attachment ?? null,
    selectSentMessage: state => state.sentMessage ?? null,
    selectOpenFile: state => state.file,
    selectFileProblem: state => state.fileProblem,
    selectShownStep: state => state.shownStep,
    selectPlaying: state => state.isPlaying,
    selectFilter: state => state.filter,
    selectSearch: state => state.search,
    selectUnfolded: state => state.unfolded,
    selectZoom: state => state.zoom,
    selectHasKeys: state => state.hasKeys,
    selectNotes: state => state.notes,
    selectCopied: state => state.copied,
  },
})

export const {
  sessionRequested,
  sessionShown,
  sessionUnreadable,
  sessionNotMade,
  sessionSaved,
  sharingCancelled,
  sessionAttached,
  attachmentRemoved,
  messageSent,
  fileOpened,
  fileRefused,
  stepChosen,
  playbackStarted,
  stepPlayed,
  playbackPaused,
  filterChosen,
  searchTyped,
  foldToggled,
  zoomChosen,
  keysSwitched,
  noteTyped,
  copied,
  supportLeft,
} = supportSlice.actions
export const {
  selectSharing,
  selectAttachment,
  selectSentMessage,
  selectOpenFile,
  selectFileProblem,
  selectShownStep,
  selectPlaying,
  selectFilter,
  selectSearch,
  selectUnfolded,
  selectZoom,
  selectHasKeys,
  selectNotes,
  selectCopied,
} = supportSlice.selectors
