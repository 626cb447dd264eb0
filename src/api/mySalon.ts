import type { Salon } from '@/domain/salon'
import { salonsApi } from './salonsApi'

type Change = (salon: Salon) => void

interface Started<Data> {
  dispatch: (patch: ReturnType<typeof patchMySalon>) => { undo: () => void }
  queryFulfilled: PromiseLike<{ data: Data }>
}

const patchMySalon = (change: Change) => salonsApi.util.updateQueryData('getMySalon', undefined, change)

/** An `onQueryStarted` that patches the owner's salon once the server has saved the change. */
export const showWhenSaved =
  <Args, Data>(changeOf: (saved: Data, args: Args) => Change) =>
  async (args: Args, { dispatch, queryFulfilled }: Started<Data>): Promise<void> => {
    await queryFulfilled.then(
      ({ data }) => dispatch(patchMySalon(changeOf(data, args))),
      () => undefined,
    )
  }

/** An `onQueryStarted` that patches the owner's salon at once, and undoes the patch when the call fails. */
export const showAtOnce =
  <Args>(changeOf: (args: Args) => Change) =>
  async (args: Args, { dispatch, queryFulfilled }: Started<unknown>): Promise<void> => {
    await undoWhenFailed(dispatch(patchMySalon(changeOf(args))), queryFulfilled)
  }

export const undoWhenFailed = (shown: { undo: () => void }, call: PromiseLike<unknown>): PromiseLike<void> =>
  call.then(
    () => undefined,
    () => shown.undo(),
  )

/** Sorts the items of a cached answer. */
export function sortByIds(items: { id: string }[], ids: readonly string[]): void {
  items.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
