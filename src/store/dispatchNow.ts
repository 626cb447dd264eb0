import type { UnknownAction } from '@reduxjs/toolkit'
import type { Instant } from '@/domain/zonedTime'
import type { AppThunk } from './AppThunk'

/** Puts the present into state by the action, so that a replay has the same one. */
export const dispatchNow =
  (lookedAt: (now: Instant) => UnknownAction): AppThunk =>
  (dispatch, _getState, { now }) => {
    dispatch(lookedAt(now()))
  }
