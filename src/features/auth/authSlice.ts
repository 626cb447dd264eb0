import { createSlice, type PayloadAction, type UnknownAction, type WritableDraft } from '@reduxjs/toolkit'
import type { SignUpDetails } from '@/domain/account'
import type { BusinessType } from '@/domain/role'
import type { User } from '@/domain/user'
import type { Instant } from '@/domain/zonedTime'
import { roleOf, type SignUpFlow } from './signUpFlow'

/** The prefilled values of the login form. The browser's vault seals the password, or it is not stored. */
export interface Remembered {
  email: string
  sealedPassword: string | null
}

/** What was typed in a form when the session ended under it. */
export interface Draft {
  /** The form, with the id of its subject where it has one. */
  form: string
  /** The page that the form is on. */
  path: string
  /** The actions that open the form. */
  opens: readonly UnknownAction[]
  typed: object
}

export interface AuthState {
  user: User | null
  remembered: Remembered | null
  signUp: SignUpFlow
  /** Why the user is signed out. The login page shows a message when the server ended the session. */
  ended: EndReason | 'logged_out' | null
  /** The user has logged out here, and the server has not confirmed that. */
  logoutOwed: boolean
  /** The uid of the user whose unfinished work outlives the session; null after a visitor's or none. */
  leftBy: string | null
  /** Of the user who left them, and after the login of the same user until their forms have opened. Never a password. */
  drafts: readonly Draft[]
}

export const initialAuth: AuthState = {
  user: null,
  remembered: null,
  signUp: { step: 'filling', details: null },
  ended: null,
  logoutOwed: false,
  leftBy: null,
  drafts: [],
}

type EndReason = 'session_over' | 'idle'

interface LoggedIn {
  user: User
  remembered: Remembered | null
}

interface DetailsSubmitted {
  details: SignUpDetails
  sealedPassword: string | null
}

const noDrafts: readonly Draft[] = []

const draftsOf = ({ drafts, leftBy }: AuthState, user: User | null): readonly Draft[] =>
  user?.uid === leftBy ? drafts : []

export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuth,
  reducers: {
    loggedIn: (state, { payload }: PayloadAction<LoggedIn>) => ({
      ...initialAuth,
      ...payload,
      drafts: draftsOf(state, payload.user),
    }),
    loggedOut: state => ({
      ...initialAuth,
      remembered: state.remembered,
      ended: 'logged_out' as const,
      logoutOwed: true,
    }),
    /** The server has ended the session of the user who logged out. */
    logoutConfirmed: state => {
      state.logoutOwed = false
    },
    /**
     * The server no longer knows the session: it expired, nobody used it, or the account was deleted elsewhere. Earlier
     * releases recorded no reason.
     */
    sessionEnded: (state, { payload: reason = 'session_over' }: PayloadAction<EndReason | undefined>) => ({
      ...initialAuth,
      remembered: state.remembered,
      ended: reason,
      leftBy: state.user?.uid ?? state.leftBy,
    }),
    /** Another tab logged in or out. */
    userChangedElsewhere: (state, { payload }: PayloadAction<User | null>) => ({
      ...initialAuth,
      remembered: state.remembered,
      user: payload,
      drafts: draftsOf(state, payload),
      ended: payload ? null : ('logged_out' as const),
      // Whether the other tab reached the server is unknown here. A second logout does no harm.
      logoutOwed: payload === null,
    }),
    draftKept: ({ drafts }, { payload }: PayloadAction<Draft>) => {
      drafts.push(payload as WritableDraft<Draft>)
    },
    draftTaken: (state, { payload: form }: PayloadAction<string>) => {
      state.drafts = state.drafts.filter(draft => draft.form !== form)
    },
    /** The password changed by a mailed link or in the settings, so the remembered password would fail. */
    passwordChanged: state => {
      if (state.remembered) state.remembered.sealedPassword = null
    },
    /** The account of this e-mail is gone: signs the user out and forgets the remembered credentials. */
    accountDeleted: (state, { payload: email }: PayloadAction<string>) => ({
      ...initialAuth,
      remembered: state.remembered?.email === email ? null : state.remembered,
      ended: 'logged_out' as const,
    }),
    /** A late answer, after a logout, belongs to no signed-in user and is ignored. */
    accountSaved: (state, { payload }: PayloadAction<User>) => {
      if (state.user?.uid === payload.uid) state.user = payload
    },
    signUpDetailsSubmitted: (state, { payload }: PayloadAction<DetailsSubmitted>) => {
      state.signUp = { step: 'choosing_business', ...payload }
    },
    businessChosen: (state, { payload: business }: PayloadAction<BusinessType>) => {
      if (state.signUp.step !== 'choosing_business') return
      state.signUp = { ...state.signUp, step: 'choosing_profile', business }
    },
    businessReopened: state => {
      if (state.signUp.step !== 'choosing_profile') return
      const { details, sealedPassword } = state.signUp
      state.signUp = { step: 'choosing_business', details, sealedPassword }
    },
    profileChosen: (state, { payload }: PayloadAction<'client' | 'owner'>) => {
      if (state.signUp.step !== 'choosing_profile') return
      const role = roleOf(payload, state.signUp.business)
      state.signUp = { ...state.signUp, step: 'verifying', role, codeSentAt: null }
    },
    codeSent: (state, { payload }: PayloadAction<Instant>) => {
      if (state.signUp.step === 'verifying') state.signUp.codeSentAt = payload
    },
    /** The e-mail is proven. The idempotency key creates the account only once, whatever the network does. */
    codeVerified: (state, { payload: idempotencyKey }: PayloadAction<string>) => {
      if (state.signUp.step !== 'verifying') return
      const { details, sealedPassword, business, role } = state.signUp
      state.signUp = { step: 'creating', details, sealedPassword, business, role, idempotencyKey }
    },
    /** The proof of the e-mail was too old for the server, so a new code is needed. */
    verificationLapsed: state => {
      if (state.signUp.step !== 'creating') return
      const { details, sealedPassword, business, role } = state.signUp
      state.signUp = { step: 'verifying', details, sealedPassword, business, role, codeSentAt: null }
    },
    /** Returns to the form with everything typed except the password. */
    signUpReopened: state => {
      if ('details' in state.signUp) state.signUp = { step: 'filling', details: state.signUp.details }
    },
    accountCreated: state => {
      if (state.signUp.step !== 'creating') return
      const { details, sealedPassword } = state.signUp
      state.signUp = { step: 'created', email: details.email, sealedPassword }
    },
  },
  selectors: {
    selectUser: state => state.user,
    selectRemembered: state => state.remembered,
    selectSignUp: state => state.signUp,
    selectEnded: state => state.ended,
    /** The state of an earlier release has none. */
    selectDrafts: (state: Partial<AuthState>): readonly Draft[] => state.drafts ?? noDrafts,
    /** True while nobody is signed in after the end of somebody's session. */
    selectIsLeft: state => Boolean(state.leftBy),
  },
})

export const {
  loggedIn,
  loggedOut,
  logoutConfirmed,
  sessionEnded,
  userChangedElsewhere,
  draftKept,
  draftTaken,
  passwordChanged,
  accountDeleted,
  accountSaved,
  signUpDetailsSubmitted,
  businessChosen,
  businessReopened,
  profileChosen,
  codeSent,
  codeVerified,
  verificationLapsed,
  signUpReopened,
  accountCreated,
} = authSlice.actions
export const { selectUser, selectRemembered, selectSignUp, selectEnded, selectDrafts, selectIsLeft } =
  authSlice.selectors
