import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ContactForm } from '@/domain/contact'

export const emptyContactForm: ContactForm = { name: '', email: '', message: '', termsAccepted: false }

/** A form on its way. The key stands for this one message, however often it has to be sent until it arrives. */
export interface Submission {
  form: ContactForm
  idempotencyKey: string
}

export type ContactState =
  { step: 'writing' } | ({ step: 'sending' | 'refused' | 'unanswered' } & Submission) | { step: 'sent' }

export const initialContact = { step: 'writing' } as ContactState

export const contactSlice = createSlice({
  name: 'contact',
  initialState: initialContact,
  reducers: {
    messageSubmitted: (_state, { payload }: PayloadAction<Submission>) => ({ step: 'sending', ...payload }),
    messageAccepted: state => (state.step === 'sending' ? { step: 'sent' } : state),
    messageRefused: state => (state.step === 'sending' ? { ...state, step: 'refused' } : state),
    /** Nobody can say whether it arrived. */
    messageUnanswered: state => (state.step === 'sending' ? { ...state, step: 'unanswered' } : state),
    contactLeft: () => initialContact,
  },
  selectors: {
    selectContact: state => state,
    selectContactForm: state => ('form' in state ? state.form : emptyContactForm),
  },
})

export const { messageSubmitted, messageAccepted, messageRefused, messageUnanswered, contactLeft } =
  contactSlice.actions
export const { selectContact, selectContactForm } = contactSlice.selectors
