import type { AppDispatch, ThunkExtra } from './services'

/** A thunk of a feature. It knows the state only through selectors, as no feature knows the whole of it. */
export type AppThunk<Result = void> = (
  dispatch: AppDispatch,
  getState: () => unknown,
  extra: ThunkExtra,
) => Result
