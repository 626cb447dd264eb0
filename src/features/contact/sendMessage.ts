import { contactApi } from '@/api/contactApi'
import { contactSchema, type ContactForm } from '@/domain/contact'
import { sendSubmission } from '@/store/sendSubmission'
import { messageSubmission } from './messageSubmission'

export const sendMessage = (form: ContactForm) =>
  sendSubmission(messageSubmission, {
    request: form,
    send: (send, { request, idempotencyKey }) => {
      const message = contactSchema.cast(request, { stripUnknown: true })
      return send(
        contactApi.endpoints.sendContactMessage.initiate({ ...message, idempotencyKey }, { track: false }),
      )
    },
  })
