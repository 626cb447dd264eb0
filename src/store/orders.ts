import type { ActionCreatorWithoutPayload, ActionCreatorWithPayload, PayloadAction } from '@reduxjs/toolkit'
import type { AppThunk } from './AppThunk'
import { resultOf } from './submit'

export interface WithOrder {
  /** The ids in the order that could not be saved, for a retry. */
  unsavedOrder: string[] | null
}

const forget = (state: WithOrder) => {
  state.unsavedOrder = null
}

export const orderReducers = {
  reordered: forget,
  orderRefused: (state: WithOrder, { payload }: PayloadAction<string[]>) => {
    state.unsavedOrder = payload
  },
  orderGivenUp: forget,
}

interface SliceWithOrder {
  actions: {
    reordered: ActionCreatorWithoutPayload
    orderRefused: ActionCreatorWithPayload<string[]>
  }
}

type Call = AppThunk<PromiseLike<{ data?: unknown; error?: unknown }>>

/** The call shows the new order at once. A failure restores the old order and shows a message. */
export const saveOrder =
  ({ actions }: SliceWithOrder, ids: string[], call: Call): AppThunk<Promise<void>> =>
  async dispatch => {
    dispatch(actions.reordered())
    const { error } = resultOf<unknown>(await dispatch(call))
    if (error) dispatch(actions.orderRefused(ids))
  }
