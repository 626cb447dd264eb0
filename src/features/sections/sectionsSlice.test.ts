import type { UnknownAction } from '@reduxjs/toolkit'
import { networkError } from '@/store/ApiError'
import { isGone } from '@/store/deletions'
import { closedWeek } from '@/domain/schedule'
import { movedBeside } from './orderSections'
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
  sectionRefused,
  sectionSaved,
  sectionsPageLeft,
  sectionsReordered,
  sectionsSlice,
  sectionSubmitted,
  type SectionsState,
} from './sectionsSlice'
import { shownSections } from './shownSections'

const after = (...actions: UnknownAction[]): SectionsState =>
  actions.reduce(sectionsSlice.reducer, initialSections)

const gone = sectionDeleted({ id: 'hair', salonId: 'salon' })
const save = { id: 'hair', request: { name: 'Nails', nameAr: null }, base: null, idempotencyKey: 'key' }
const sent = sectionSubmitted(save)
const refused = sectionRefused({ idempotencyKey: 'key', error: networkError })

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

test('a save closes its dialog, and opens it again with what was typed when it is refused', () => {
  const saving = after(sectionEditingStarted('hair'), sent)
  expect(saving).toMatchObject({ dialog: null, saving: [save] })
  expect(sectionsSlice.reducer(saving, sectionSaved('key'))).toEqual(initialSections)
  const back = sectionsSlice.reducer(saving, refused)
  expect(back).toMatchObject({ saving: [], dialog: { sectionId: 'hair', refused: { save } } })
  expect(sectionsSlice.reducer(back, refused)).toBe(back)
  expect(sectionsSlice.reducer(back, sectionDialogClosed())).toEqual(initialSections)
})

test('what is refused while another form is open waits for that one to be closed or sent', () => {
  const busy = after(sectionEditingStarted('hair'), sent, sectionAddingStarted(), refused)
  expect(busy.dialog).toEqual({ sectionId: null, refused: null })
  const other = { ...save, id: null, idempotencyKey: 'other' }
  for (const end of [sectionDialogClosed(), sectionSubmitted(other)]) {
    expect(sectionsSlice.reducer(busy, end)).toMatchObject({ dialog: { sectionId: 'hair' }, waiting: [] })
  }
})

test('the form of a save that is refused after the page was left is open at the next visit', () => {
  const away = after(sectionEditingStarted('hair'), sent, sectionsPageLeft())
  expect(away.saving).toEqual([save])
  expect(sectionsSlice.reducer(away, refused).dialog).toMatchObject({ sectionId: 'hair' })
  const atOnce = after(sectionEditingStarted('hair'), sent, refused, sectionsPageLeft())
  expect(atOnce.dialog).toMatchObject({ sectionId: 'hair', refused: { save } })
  const unseen = after(
    sectionEditingStarted('hair'),
    sent,
    sectionAddingStarted(),
    refused,
    sectionsPageLeft(),
  )
  expect(unseen).toMatchObject({ dialog: { sectionId: 'hair' }, waiting: [] })
})

test('a visit ends with what was begun; what waits to be deleted goes its way', () => {
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

const [hair, nails] = ['hair', 'nails'].map(id => ({
  id,
  name: id,
  nameAr: null,
  services: [],
  week: closedWeek(),
}))

test('what is on its way is shown as it will stand, a new section last', () => {
  const added = { ...save, id: null, request: { name: 'Beard', nameAr: null } }
  const sections = hair && nails ? [hair, nails] : []
  expect(shownSections(sections, []).map(({ name }) => name)).toEqual(['hair', 'nails'])
  expect(shownSections(sections, [save, added]).map(({ id, name }) => `${id} ${name}`)).toEqual([
    'hair Nails',
    'nails nails',
    'key Beard',
  ])
})
