import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { accountSaved, passwordChanged } from '@/features/auth/authSlice'

/** The dialog over the list of keys. The state never holds a new key's text, which is a secret. */
type KeyDialog =
  | { kind: 'naming' }
  | { kind: 'rotating' | 'revoking'; keyId: string }
  | { kind: 'showing'; keyId: string }
  | null

export interface AccountState {
  details: 'viewing' | 'editing' | 'saved'
  password: 'locked' | 'unlocked' | 'changed'
  deletionRequested: boolean
  keyDialog: KeyDialog
}

export const initialAccount: AccountState = {
  details: 'viewing',
  password: 'locked',
  deletionRequested: false,
  keyDialog: null,
}

export const accountSlice = createSlice({
  name: 'account',
  initialState: initialAccount,
  reducers: {
    detailsEdited: state => {
      state.details = 'editing'
    },
    detailsEditCancelled: state => {
      state.details = 'viewing'
    },
    detailsSavedRead: state => {
      state.details = 'viewing'
    },
    passwordUnlocked: state => {
      state.password = 'unlocked'
    },
    passwordLocked: state => {
      state.password = 'locked'
    },
    passwordChangeRead: state => {
      state.password = 'locked'
    },
    deletionRequested: state => {
      state.deletionRequested = true
    },
    deletionAnswered: state => {
      state.deletionRequested = false
    },
    keyNamingStarted: state => {
      state.keyDialog = { kind: 'naming' }
    },
    keyRotationRequested: (state, { payload: keyId }: PayloadAction<string>) => {
      state.keyDialog = { kind: 'rotating', keyId }
    },
    keyRevocationRequested: (state, { payload: keyId }: PayloadAction<string>) => {
      state.keyDialog = { kind: 'revoking', keyId }
    },
    /** Ignored after the user has left the page. */
    keyIssued: (state, { payload: keyId }: PayloadAction<string>) => {
      const kind = state.keyDialog?.kind
      if (kind === 'naming' || kind === 'rotating') state.keyDialog = { kind: 'showing', keyId }
    },
    keyDialogClosed: state => {
      state.keyDialog = null
    },
    /** Unfinished changes end when the user leaves the settings page. */
    settingsPageLeft: () => initialAccount,
  },
  extraReducers: builder =>
    builder
      .addCase(accountSaved, state => {
        if (state.details === 'editing') state.details = 'saved'
      })
      .addCase(passwordChanged, state => {
        if (state.password === 'unlocked') state.password = 'changed'
      }),
  selectors: {
    selectDetailsStep: state => state.details,
    selectPasswordStep: state => state.password,
    selectDeletionRequested: state => state.deletionRequested,
    selectKeyDialog: state => state.keyDialog,
  },
})

export const {
  detailsEdited,
  detailsEditCancelled,
  detailsSavedRead,
  passwordUnlocked,
  passwordLocked,
  passwordChangeRead,
  deletionRequested,
  deletionAnswered,
  keyNamingStarted,
  keyRotationRequested,
  keyRevocationRequested,
  keyIssued,
  keyDialogClosed,
  settingsPageLeft,
} = accountSlice.actions
export const { selectDetailsStep, selectPasswordStep, selectDeletionRequested, selectKeyDialog } =
  accountSlice.selectors
