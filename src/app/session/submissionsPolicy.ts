import { failurePolicy } from './failurePolicy'
import { byName, type Policy } from './policies'

const words = byName({ form: 'token', step: 'token', kind: 'token' })

/** Of every form and step that is sent: which one, how far it is, and why it was refused; nothing of what was typed. */
export const submissionsPolicy: Policy = {
  inner: (field, owner) => {
    if (field === 'problem') return failurePolicy
    return ['form', 'step', 'kind'].includes(field) ? words.inner(field, owner) : submissionsPolicy
  },
}
