import { failurePolicy } from './failurePolicy'
import { byName, type Policy } from './policies'

const words = byName({ form: 'token', step: 'token', kind: 'token' })

/** Keeps which form or step was sent, its progress and why it was refused; redacts what was typed. */
export const submissionsPolicy: Policy = {
  inner: (field, owner) => {
    if (field === 'problem') return failurePolicy
    return ['form', 'step', 'kind'].includes(field) ? words.inner(field, owner) : submissionsPolicy
  },
}
