import type { AppDispatch, ThunkExtra } from './services'

/** A thunk of a feature. The state is `unknown`, because features read it only through selectors. */
export type AppThunk<Result = void> = (
  dispatch: AppDispatch,
  getState: () => unknown,
  extra: ThunkExtra,
) => Result
