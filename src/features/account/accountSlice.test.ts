import type { UnknownAction } from '@reduxjs/toolkit'
import type { User } from '@/domain/user'
import { accountSaved, passwordChanged } from '@/features/auth/authSlice'
import {
  accountSlice,
  detailsEditCancelled,
  detailsEdited,
  initialAccount,
  keyDialogClosed,
  keyIssued,
  keyNamingStarted,
  keyRotationRequested,
  passwordLocked,
  passwordUnlocked,
  settingsPageLeft,
} from './accountSlice'

const after = (...actions: UnknownAction[]) => actions.reduce(accountSlice.reducer, initialAccount)

const ann: User = {
  uid: 'ann',
  name: 'Ann Lee',
  email: 'ann@example.test',
  phone: '+970599000111',
  role: 'customer',
  salon: 'barber',
  city: '',
  country: 'Palestine',
  address: '',
}

test.each([
  ['an edit that was saved', [detailsEdited(), accountSaved(ann)], { details: 'saved' }],
  ['an edit that was cancelled', [detailsEdited(), detailsEditCancelled()], { details: 'viewing' }],
  ['another edit', [detailsEdited(), accountSaved(ann), detailsEdited()], { details: 'editing' }],
  ['a user saved elsewhere', [accountSaved(ann)], { details: 'viewing' }],
  ['a changed password', [passwordUnlocked(), passwordChanged()], { password: 'changed' }],
  ['a password that stayed', [passwordUnlocked(), passwordLocked()], { password: 'locked' }],
  ['a password reset by mail', [passwordChanged()], { password: 'locked' }],
  ['a key made', [keyNamingStarted(), keyIssued('k')], { keyDialog: { kind: 'showing', keyId: 'k' } }],
  ['a key seen', [keyRotationRequested('k'), keyIssued('k'), keyDialogClosed()], { keyDialog: null }],
  ['a key that came when nobody waited', [keyNamingStarted(), settingsPageLeft(), keyIssued('k')], {}],
])('after %s', (_what, actions, expected) => {
  expect(after(...actions)).toEqual({ ...initialAccount, ...expected })
})

test('leaving the page ends what was begun there', () => {
  expect(after(detailsEdited(), passwordUnlocked(), keyNamingStarted(), settingsPageLeft())).toEqual(
    initialAccount,
  )
})
