import { garbled, networkError } from '@/store/ApiError'
import { byName, byShape, type Policy } from './policies'

const ownMessages: readonly string[] = [networkError.message, garbled(0).message, 'Rejected', 'Aborted']

const fieldCodes: Policy = { inner: () => byShape('token') }

const words = byName({
  code: 'token',
  message: (text, hide) => (ownMessages.includes(text) ? text : hide(text)),
})

/** Keeps the codes of a failed call, which decide what a screen shows, and only our own messages. */
export const failurePolicy: Policy = {
  inner: (field, owner) => (field === 'fields' ? fieldCodes : words.inner(field, owner)),
}
