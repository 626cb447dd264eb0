import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { accountSaved, passwordChanged } from '@/features/auth/authSlice'

/** What stands over the list of keys. Of a new key's text the state knows nothing: it is a secret. */
type KeyDialog =
  | { kind: 'naming' }
  | { kind: 'rotating' | 'revoking'; keyId: string }
  | { kind: 'showing'; keyId: string }
  | null

export interface AccountState {
  details: 'viewing' | 'editing' | 'saved'
  password: 'locked' | 'unlocked' | 'changed'
  /** The form to delete the account was sent and waits for a last yes. */
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
    passwordUnlocked: state => {
      state.password = 'unlocked'
    },
    passwordLocked: state => {
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
    /** After the page was left there is nobody to show it to. */
    keyIssued: (state, { payload: keyId }: PayloadAction<string>) => {
      const kind = state.keyDialog?.kind
      if (kind === 'naming' || kind === 'rotating') state.keyDialog = { kind: 'showing', keyId }
    },
    keyDialogClosed: state => {
      state.keyDialog = null
    },
    /** What was begun on a settings page ends with the visit. */
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
  passwordUnlocked,
  passwordLocked,
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
