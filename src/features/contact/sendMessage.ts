import type { ApiError } from '@/store/ApiError'
import { contactApi } from '@/api/contactApi'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { resultOf } from '@/store/submit'
import { contactSchema, type ContactForm } from '@/domain/contact'
import {
  messageAccepted,
  messageRefused,
  messageSubmitted,
  messageUnanswered,
  selectContact,
  type ContactState,
} from './contactSlice'

const sameForm = (one: ContactForm, other: ContactForm) => JSON.stringify(one) === JSON.stringify(other)

/** Sends the form and resolves with what was wrong, if anything. The same text sent again is the same message. */
export const sendMessage =
  (form: ContactForm) =>
  async (
    dispatch: AppDispatch,
    getState: () => unknown,
    { newKey }: ThunkExtra,
  ): Promise<ApiError | undefined> => {
    const before = selectContact(getState() as { contact: ContactState })
    if (before.step === 'sending') return undefined
    const isRetry = 'form' in before && sameForm(before.form, form)
    const idempotencyKey = isRetry ? before.idempotencyKey : newKey()
    dispatch(messageSubmitted({ form, idempotencyKey }))
    const request = { ...contactSchema.cast(form, { stripUnknown: true }), idempotencyKey }
    const { error } = resultOf<null>(
      await dispatch(contactApi.endpoints.sendContactMessage.initiate(request, { track: false })),
    )
    if (!error) dispatch(messageAccepted())
    else if (error.status === 0) dispatch(messageUnanswered())
    else dispatch(messageRefused())
    return error
  }
