import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ImageProblem } from '@/store/imageProblem'
import type { StaffRequest } from '@/domain/team'
import type { BookedAppointment } from './bookedAppointment'

/** A form on its way. The key stands for this one person, however often it has to be sent until it arrives. */
interface Submission {
  request: StaffRequest
  idempotencyKey: string
}

/** A photo on its way, or why it was not taken. */
export type PhotoStep = 'idle' | 'sending' | ImageProblem

export interface StaffDialogState {
  /** Who is edited; null for a new one. */
  staffId: string | null
  step: 'typing' | 'saving'
  sent: Submission | null
  /** What is booked and would be outside of what was sent; that same form sent again is saved. */
  stranded: BookedAppointment[]
  photo: PhotoStep
}

export interface StaffRemoval {
  staffId: string
  step: 'asked' | 'sending' | 'failed' | 'last_one'
}

export interface TeamState {
  dialog: StaffDialogState | null
  removal: StaffRemoval | null
}

export const initialTeam: TeamState = { dialog: null, removal: null }

const openDialog = (staffId: string | null): StaffDialogState => ({
  staffId,
  step: 'typing',
  sent: null,
  stranded: [],
  photo: 'idle',
})

export const teamSlice = createSlice({
  name: 'team',
  initialState: initialTeam,
  reducers: {
    staffBegun: state => {
      state.dialog = openDialog(null)
    },
    staffEditingStarted: (state, { payload: staffId }: PayloadAction<string>) => {
      state.dialog = openDialog(staffId)
    },
    staffSubmitted: ({ dialog }, { payload }: PayloadAction<Submission>) => {
      if (dialog) Object.assign(dialog, { step: 'saving', sent: payload, stranded: [] })
    },
    staffStrandingFound: ({ dialog }, { payload }: PayloadAction<BookedAppointment[]>) => {
      if (dialog?.step === 'saving') Object.assign(dialog, { step: 'typing', stranded: payload })
    },
    photoSent: ({ dialog }) => {
      if (dialog) dialog.photo = 'sending'
    },
    photoSettled: ({ dialog }, { payload }: PayloadAction<ImageProblem | null>) => {
      if (dialog?.photo === 'sending') dialog.photo = payload ?? 'idle'
    },
    staffRefused: ({ dialog }) => {
      if (dialog) dialog.step = 'typing'
    },
    staffSaved: state => {
      if (state.dialog?.step === 'saving') state.dialog = null
    },
    staffDialogClosed: state => {
      if (state.dialog?.step !== 'saving') state.dialog = null
    },
    removalRequested: (state, { payload: staffId }: PayloadAction<string>) => {
      state.removal = { staffId, step: 'asked' }
    },
    removalSent: ({ removal }) => {
      if (removal) removal.step = 'sending'
    },
    removalFailed: ({ removal }, { payload: step }: PayloadAction<'failed' | 'last_one'>) => {
      if (removal) removal.step = step
    },
    removalEnded: state => {
      state.removal = null
    },
    /** What was begun on the page ends with the visit. */
    teamPageLeft: () => initialTeam,
  },
  selectors: {
    selectStaffDialog: state => state.dialog,
    selectRemoval: state => state.removal,
  },
})

export const {
  staffBegun,
  staffEditingStarted,
  staffSubmitted,
  staffStrandingFound,
  photoSent,
  photoSettled,
  staffRefused,
  staffSaved,
  staffDialogClosed,
  removalRequested,
  removalSent,
  removalFailed,
  removalEnded,
  teamPageLeft,
} = teamSlice.actions
export const { selectStaffDialog, selectRemoval } = teamSlice.selectors
