import type { UnknownAction } from '@reduxjs/toolkit'
import { networkError } from '@/store/ApiError'
import { isGone } from '@/store/deletions'
import { refused, succeeded } from '@/store/submissionsSlice'
import { movedBeside } from './orderSections'
import { sectionSubmission } from './sectionSubmission'
import {
  initialSections,
  orderRefused,
  sectionAddingStarted,
  sectionDeleted,
  sectionDeletionFailed,
  sectionDeletionFinished,
  sectionDeletionSent,
  sectionDeletionUndone,
  sectionDialogClosed,
  sectionEditingStarted,
  sectionsPageLeft,
  sectionsReordered,
  sectionsSlice,
  type SectionsState,
} from './sectionsSlice'

const after = (...actions: UnknownAction[]): SectionsState =>
  actions.reduce(sectionsSlice.reducer, initialSections)

const gone = sectionDeleted({ id: 'hair', salonId: 'salon' })

test.each<[string, UnknownAction[], string | undefined]>([
  ['deleted', [gone], 'undoable'],
  ['undone', [gone, sectionDeletionUndone('hair')], undefined],
  ['sent', [gone, sectionDeletionSent('hair')], 'sending'],
  ['undone too late', [gone, sectionDeletionSent('hair'), sectionDeletionUndone('hair')], 'sending'],
  ['finished', [gone, sectionDeletionSent('hair'), sectionDeletionFinished('hair')], undefined],
  ['failed', [gone, sectionDeletionSent('hair'), sectionDeletionFailed('hair')], 'failed'],
  [
    'tried again',
    [gone, sectionDeletionSent('hair'), sectionDeletionFailed('hair'), sectionDeletionSent('hair')],
    'sending',
  ],
  ['failed before it was sent', [gone, sectionDeletionFailed('hair')], 'undoable'],
  ['deleted twice', [gone, gone], 'undoable'],
  ['sent unasked', [sectionDeletionSent('hair')], undefined],
])('a deletion: %s', (_name, actions, step) => {
  const { deletions } = after(...actions)
  expect(deletions).toEqual(step ? [{ id: 'hair', salonId: 'salon', step }] : [])
  expect(isGone(deletions, 'hair')).toBe(step === 'undoable' || step === 'sending')
})

test('the dialog stays with a refusal, and ends with success', () => {
  const answer = { form: sectionSubmission.form, idempotencyKey: 'key' }
  const editing = after(sectionEditingStarted('hair'), refused({ ...answer, problem: networkError }))
  expect(editing.dialog).toEqual({ sectionId: 'hair' })
  expect(sectionsSlice.reducer(editing, succeeded(answer))).toEqual(initialSections)
  expect(sectionsSlice.reducer(editing, sectionDialogClosed())).toEqual(initialSections)
})

test('an appointment ends with what was begun; what waits to be deleted goes its way', () => {
  const left = after(gone, sectionAddingStarted(), orderRefused(['hair']), sectionsPageLeft())
  expect(left).toEqual({
    ...initialSections,
    deletions: [{ id: 'hair', salonId: 'salon', step: 'undoable' }],
  })
})

test('an order that could not be saved is remembered until the next', () => {
  expect(after(orderRefused(['nails', 'hair'])).unsavedOrder).toEqual(['nails', 'hair'])
  expect(after(orderRefused(['nails', 'hair']), sectionsReordered()).unsavedOrder).toBeNull()
})

test.each([
  ['a', 'after', 'c', 'b c a d'],
  ['a', 'before', 'c', 'b a c d'],
  ['d', 'before', 'a', 'd a b c'],
  ['b', 'after', 'c', 'a c b d'],
  ['c', 'before', 'b', 'a c b d'],
  ['b', 'after', 'a', 'a b c d'],
  ['b', 'before', 'b', 'a b c d'],
  ['b', 'after', 'elsewhere', 'a b c d'],
  ['elsewhere', 'after', 'b', 'a b c d'],
] as const)('%s %s %s gives %s', (id, side, target, order) => {
  expect(movedBeside(['a', 'b', 'c', 'd'], id, target, side).join(' ')).toBe(order)
})
