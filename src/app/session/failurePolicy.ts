import { garbled, networkError } from '@/store/ApiError'
import { byName, byShape, type Policy } from './policies'

const ownMessages: readonly string[] = [networkError.message, garbled(0).message, 'Rejected', 'Aborted']

const fieldCodes: Policy = { inner: () => byShape('token') }

const words = byName({
  code: 'token',
  message: (text, hide) => (ownMessages.includes(text) ? text : hide(text)),
})

/** Of a failed call the codes stay, which say what a screen shows; of its words only our own. */
export const failurePolicy: Policy = {
  inner: (field, owner) => (field === 'fields' ? fieldCodes : words.inner(field, owner)),
}
