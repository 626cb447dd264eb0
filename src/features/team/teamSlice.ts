import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ImageProblem } from '@/store/imageProblem'
import { memberSubmission, removalSubmission } from './teamSubmissions'

/** A photo on its way, or why it was not taken. */
export type PhotoStep = 'idle' | 'sending' | ImageProblem

export interface MemberDialogState {
  /** Who is edited; null for a new one. */
  memberId: string | null
  photo: PhotoStep
}

export interface TeamState {
  dialog: MemberDialogState | null
  /** Who shall be removed. */
  removal: { memberId: string } | null
}

export const initialTeam: TeamState = { dialog: null, removal: null }

const openDialog = (memberId: string | null): MemberDialogState => ({ memberId, photo: 'idle' })

const closeDialog = (state: TeamState) => {
  state.dialog = null
}

const endRemoval = (state: TeamState) => {
  state.removal = null
}

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
    photoSent: ({ dialog }) => {
      if (dialog) dialog.photo = 'sending'
    },
    photoSettled: ({ dialog }, { payload }: PayloadAction<ImageProblem | null>) => {
      if (dialog?.photo === 'sending') dialog.photo = payload ?? 'idle'
    },
    memberDialogClosed: closeDialog,
    removalAsked: (state, { payload: memberId }: PayloadAction<string>) => {
      state.removal = { memberId }
    },
    removalEnded: endRemoval,
    /** What was begun on the page ends with the visit. */
    teamPageLeft: () => initialTeam,
  },
  extraReducers: builder =>
    builder
      .addMatcher(memberSubmission.isSucceeded, closeDialog)
      .addMatcher(removalSubmission.isSucceeded, endRemoval),
  selectors: {
    selectMemberDialog: state => state.dialog,
    selectRemoval: state => state.removal,
  },
})

export const {
  memberBegun,
  memberEditingStarted,
  photoSent,
  photoSettled,
  memberDialogClosed,
  removalAsked,
  removalEnded,
  teamPageLeft,
} = teamSlice.actions
export const { selectMemberDialog, selectRemoval } = teamSlice.selectors
