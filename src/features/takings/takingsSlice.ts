import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ExportFile } from '@/domain/exportKind'
import type { Instant } from '@/domain/zonedTime'

export const takingsRanges = ['week', 'month', 'quarter', 'year'] as const
export type TakingsRange = (typeof takingsRanges)[number]

export interface TakingsState {
  range: TakingsRange
  /** The instant that decides which day is today: when the page was last opened or focused. */
  lookedAt: Instant | null
  download: (ExportFile & { step: 'fetching' | 'failed' }) | null
}

export const initialTakings: TakingsState = { range: 'week', lookedAt: null, download: null }

export const takingsSlice = createSlice({
  name: 'takings',
  initialState: initialTakings,
  reducers: {
    takingsLookedAt: (state, { payload: now }: PayloadAction<Instant>) => {
      state.lookedAt = now
    },
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
    selectTakingsLookedAt: state => state.lookedAt,
    selectDownload: state => state.download,
  },
})

export const { takingsLookedAt, takingsRangeChosen, downloadStarted, downloadFailed, downloadEnded } =
  takingsSlice.actions
export const { selectTakingsRange, selectTakingsLookedAt, selectDownload } = takingsSlice.selectors
