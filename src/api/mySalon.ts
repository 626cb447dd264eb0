import type { Salon } from '@/domain/salon'
import { salonsApi } from './salonsApi'

type Change = (salon: Salon) => void

interface Started<Data> {
  dispatch: (patch: ReturnType<typeof patchMySalon>) => { undo: () => void }
  queryFulfilled: PromiseLike<{ data: Data }>
}

/** Changes the owner's salon as it is shown, until the server is asked again. */
const patchMySalon = (change: Change) => salonsApi.util.updateQueryData('getMySalon', undefined, change)

/** An `onQueryStarted` that shows what was saved as soon as the server has said so. */
export const showWhenSaved =
  <Args, Data>(changeOf: (saved: Data, args: Args) => Change) =>
  async (args: Args, { dispatch, queryFulfilled }: Started<Data>): Promise<void> => {
    await queryFulfilled.then(
      ({ data }) => dispatch(patchMySalon(changeOf(data, args))),
      () => undefined,
    )
  }

/** An `onQueryStarted` that shows a change before the server has answered, and takes it back when that fails. */
export const showAtOnce =
  <Args>(changeOf: (args: Args) => Change) =>
  async (args: Args, { dispatch, queryFulfilled }: Started<unknown>): Promise<void> => {
    const shown = dispatch(patchMySalon(changeOf(args)))
    await queryFulfilled.then(
      () => undefined,
      () => shown.undo(),
    )
  }
