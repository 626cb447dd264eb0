import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Instant } from '@/domain/zonedTime'

export interface ClockState {
  /** The server's present, at most a minute old while the page is visible. Null before the first tick. */
  now: Instant | null
  /** Milliseconds by which the device's clock is ahead of the server's; negative when it is behind. */
  deviceAhead: number
  isNoteClosed: boolean
}

export const initialClock: ClockState = { now: null, deviceAhead: 0, isNoteClosed: false }

/** From these milliseconds on a person is told of the device's clock. */
const notableFrom = 5 * 60_000

export const clockSlice = createSlice({
  name: 'clock',
  initialState: initialClock,
  reducers: {
    clockTicked: (state, { payload }: PayloadAction<Instant>) => {
      state.now = payload
    },
    /** The store's clock was ahead by so many milliseconds. */
    clockCorrected: (state, { payload: ahead }: PayloadAction<number>) => {
      if (state.now !== null) state.now -= ahead
      state.deviceAhead += ahead
    },
    clockNoteClosed: state => {
      state.isNoteClosed = true
    },
  },
  selectors: {
    selectNow: state => state.now,
    selectDeviceAhead: state => state.deviceAhead,
    selectIsClockOff: ({ deviceAhead, isNoteClosed }) =>
      !isNoteClosed && Math.abs(deviceAhead) >= notableFrom,
  },
})

export const { clockTicked, clockCorrected, clockNoteClosed } = clockSlice.actions
export const { selectNow, selectDeviceAhead, selectIsClockOff } = clockSlice.selectors

/** The state with the clock in it, as every store has it. */
export interface WithClock {
  clock: ClockState
}
