import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface ClientsState {
  /** The appointment whose client's card is open. */
  cardOf: string | null
}

export const initialClients: ClientsState = { cardOf: null }

export const clientsSlice = createSlice({
  name: 'clients',
  initialState: initialClients,
  reducers: {
    clientOpened: (state, { payload: appointmentId }: PayloadAction<string>) => {
      state.cardOf = appointmentId
    },
    clientClosed: state => {
      state.cardOf = null
    },
  },
  selectors: { selectCardOf: state => state.cardOf },
})

export const { clientOpened, clientClosed } = clientsSlice.actions
export const { selectCardOf } = clientsSlice.selectors
