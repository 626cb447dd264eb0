import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ImageProblem } from '@/store/imageProblem'
import type { MemberRequest } from '@/domain/team'
import type { BookedVisit } from './bookedVisit'

/** A form on its way. The key stands for this one person, however often it has to be sent until it arrives. */
interface Submission {
  request: MemberRequest
  idempotencyKey: string
}

/** A photo on its way, or why it was not taken. */
export type PhotoStep = 'idle' | 'sending' | ImageProblem

export interface MemberDialogState {
  /** Who is edited; null for a new one. */
  memberId: string | null
  step: 'typing' | 'saving'
  sent: Submission | null
  /** What is booked and would be outside of what was sent; that same form sent again is saved. */
  stranded: BookedVisit[]
  photo: PhotoStep
}

export interface MemberRemoval {
  memberId: string
  step: 'asked' | 'sending' | 'failed' | 'last_one'
}

export interface TeamState {
  dialog: MemberDialogState | null
  removal: MemberRemoval | null
}

export const initialTeam: TeamState = { dialog: null, removal: null }

const openDialog = (memberId: string | null): MemberDialogState => ({
  memberId,
  step: 'typing',
  sent: null,
  stranded: [],
  photo: 'idle',
})

export const teamSlice = createSlice({
  name: 'team',
  initialState: initialTeam,
  reducers: {
    memberBegun: state => {
      state.dialog = openDialog(null)
    },
    memberEditingStarted: (state, { payload: memberId }: PayloadAction<string>) => {
      state.dialog = openDialog(memberId)
    },
    memberSubmitted: ({ dialog }, { payload }: PayloadAction<Submission>) => {
      if (dialog) Object.assign(dialog, { step: 'saving', sent: payload, stranded: [] })
    },
    memberStrandingFound: ({ dialog }, { payload }: PayloadAction<BookedVisit[]>) => {
      if (dialog?.step === 'saving') Object.assign(dialog, { step: 'typing', stranded: payload })
    },
    photoSent: ({ dialog }) => {
      if (dialog) dialog.photo = 'sending'
    },
    photoSettled: ({ dialog }, { payload }: PayloadAction<ImageProblem | null>) => {
      if (dialog?.photo === 'sending') dialog.photo = payload ?? 'idle'
    },
    memberRefused: ({ dialog }) => {
      if (dialog) dialog.step = 'typing'
    },
    memberSaved: state => {
      if (state.dialog?.step === 'saving') state.dialog = null
    },
    memberDialogClosed: state => {
      if (state.dialog?.step !== 'saving') state.dialog = null
    },
    removalAsked: (state, { payload: memberId }: PayloadAction<string>) => {
      state.removal = { memberId, step: 'asked' }
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
    selectMemberDialog: state => state.dialog,
    selectRemoval: state => state.removal,
  },
})

export const {
  memberBegun,
  memberEditingStarted,
  memberSubmitted,
  memberStrandingFound,
  photoSent,
  photoSettled,
  memberRefused,
  memberSaved,
  memberDialogClosed,
  removalAsked,
  removalSent,
  removalFailed,
  removalEnded,
  teamPageLeft,
} = teamSlice.actions
export const { selectMemberDialog, selectRemoval } = teamSlice.selectors
