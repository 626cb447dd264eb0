import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ExportFile } from '@/domain/exportKind'

export const takingsRanges = ['week', 'month', 'quarter', 'year'] as const
export type TakingsRange = (typeof takingsRanges)[number]

export interface TakingsState {
  range: TakingsRange
  download: (ExportFile & { step: 'fetching' | 'failed' }) | null
}

export const initialTakings: TakingsState = { range: 'week', download: null }

export const takingsSlice = createSlice({
  name: 'takings',
  initialState: initialTakings,
  reducers: {
    takingsRangeChosen: (state, { payload: range }: PayloadAction<TakingsRange>) => {
      state.range = range
    },
    downloadStarted: (state, { payload: file }: PayloadAction<ExportFile>) => {
      state.download = { ...file, step: 'fetching' }
    },
    downloadFailed: ({ download }) => {
      if (download) download.step = 'failed'
    },
    downloadEnded: state => {
      state.download = null
    },
  },
  selectors: {
    selectTakingsRange: state => state.range,
    selectDownload: state => state.download,
  },
})

export const { takingsRangeChosen, downloadStarted, downloadFailed, downloadEnded } = takingsSlice.actions
export const { selectTakingsRange, selectDownload } = takingsSlice.selectors
