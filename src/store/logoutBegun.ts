import { createAction } from '@reduxjs/toolkit'

/** The user is about to log out; pending requests can still be sent in their session. */
export const logoutBegun = createAction('auth/logoutBegun')
