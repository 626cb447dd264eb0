import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { MemberRequest } from '@/domain/team'

/** A form on its way. The key stands for this one person, however often it has to be sent until it arrives. */
interface Submission {
  request: MemberRequest
  idempotencyKey: string
}

export interface MemberDialogState {
  /** Who is edited; null for a new one. */
  memberId: string | null
  step: 'typing' | 'saving'
  sent: Submission | null
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

export const teamSlice = createSlice({
  name: 'team',
  initialState: initialTeam,
  reducers: {
    memberBegun: state => {
      state.dialog = { memberId: null, step: 'typing', sent: null }
    },
    memberEditingStarted: (state, { payload: memberId }: PayloadAction<string>) => {
      state.dialog = { memberId, step: 'typing', sent: null }
    },
    memberSubmitted: ({ dialog }, { payload }: PayloadAction<Submission>) => {
      if (dialog) Object.assign(dialog, { step: 'saving', sent: payload })
    },
    memberRefused: ({ dialog }) => {
      if (dialog) dialog.step = 'typing'
    },
    memberSaved: state => {
      state.dialog = null
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
  memberRefused,
  memberSaved,
  memberDialogClosed,
  removalAsked,
  removalSent,
  removalFailed,
  removalEnded,
} = teamSlice.actions
export const { selectMemberDialog, selectRemoval } = teamSlice.selectors
