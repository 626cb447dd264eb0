import type { UnknownAction } from '@reduxjs/toolkit'
import { networkError } from '@/store/ApiError'
import { isGone } from '@/store/deletions'
import { refused, succeeded } from '@/store/submissionsSlice'
import { sectionSubmission } from './sectionSubmission'
import {
  initialSections,
  sectionAddingStarted,
  sectionDeleted,
  sectionDeletionFailed,
  sectionDeletionFinished,
  sectionDeletionSent,
  sectionDeletionUndone,
  sectionDialogClosed,
  sectionEditingStarted,
  sectionOrderRefused,
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
  const left = after(gone, sectionAddingStarted(), sectionOrderRefused(['hair']), sectionsPageLeft())
  expect(left).toEqual({
    ...initialSections,
    deletions: [{ id: 'hair', salonId: 'salon', step: 'undoable' }],
  })
})

test('an order that could not be saved is remembered until the next', () => {
  expect(after(sectionOrderRefused(['nails', 'hair'])).unsavedOrder).toEqual(['nails', 'hair'])
  expect(after(sectionOrderRefused(['nails', 'hair']), sectionsReordered()).unsavedOrder).toBeNull()
})
