import { createAction } from '@reduxjs/toolkit'

/** The person is about to log out: what waits to be sent can still be sent as theirs. */
export const logoutBegun = createAction('auth/logoutBegun')
