import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** `appointmentId` is one of the other client. */
export type ClientQuestion = { kind: 'block' } | { kind: 'merge'; appointmentId: string }

export interface ClientsState {
  /** The appointment whose client's card is open. */
  cardOf: string | null
  /** What the card asks before it is done. */
  question: ClientQuestion | null
  /** The appointment whose formula is being written. */
  formulaOf: string | null
}

export const initialClients: ClientsState = { cardOf: null, question: null, formulaOf: null }

export const clientsSlice = createSlice({
  name: 'clients',
  initialState: initialClients,
  reducers: {
    clientOpened: (_state, { payload: appointmentId }: PayloadAction<string>) => ({
      ...initialClients,
      cardOf: appointmentId,
    }),
    clientClosed: () => initialClients,
    blockAsked: state => {
      state.question = { kind: 'block' }
    },
    mergeAsked: (state, { payload: appointmentId }: PayloadAction<string>) => {
      state.question = { kind: 'merge', appointmentId }
    },
    questionLeft: state => {
      state.question = null
    },
    formulaEdited: (state, { payload: appointmentId }: PayloadAction<string>) => {
      state.formulaOf = appointmentId
    },
    formulaLeft: state => {
      state.formulaOf = null
    },
  },
  selectors: {
    selectCardOf: state => state.cardOf,
    selectClientQuestion: state => state.question,
    selectFormulaOf: state => state.formulaOf,
  },
})

export const {
  clientOpened,
  clientClosed,
  blockAsked,
  mergeAsked,
  questionLeft,
  formulaEdited,
  formulaLeft,
} = clientsSlice.actions
export const { selectCardOf, selectClientQuestion, selectFormulaOf } = clientsSlice.selectors
