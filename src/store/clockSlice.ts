import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ZoneOffsets } from '@/domain/zoneOffsets'
import type { Instant } from '@/domain/zonedTime'

export interface ClockState {
  /** The server's present, at most a minute old while the page is visible. Null before the first tick. */
  now: Instant | null
  /** Milliseconds by which the device's clock is ahead of the server's; negative when it is behind. */
  deviceAhead: number
  /** The server's offsets where the device's zone data say others. */
  zoneCorrections: readonly ZoneOffsets[]
  isNoteClosed: boolean
}

export const initialClock: ClockState = {
  now: null,
  deviceAhead: 0,
  zoneCorrections: [],
  isNoteClosed: false,
}

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
    /** The device's zone data are wrong, or old. */
    zonesCorrected: (state, { payload }: PayloadAction<readonly ZoneOffsets[]>) => ({
      ...state,
      zoneCorrections: [
        ...state.zoneCorrections.filter(({ timeZone }) => !payload.some(zone => zone.timeZone === timeZone)),
        ...payload,
      ],
    }),
    clockNoteClosed: state => {
      state.isNoteClosed = true
    },
  },
  selectors: {
    selectNow: state => state.now,
    selectDeviceAhead: state => state.deviceAhead,
    selectZoneCorrections: state => state.zoneCorrections,
    selectIsClockOff: ({ deviceAhead, isNoteClosed }) =>
      !isNoteClosed && Math.abs(deviceAhead) >= notableFrom,
  },
})

export const { clockTicked, clockCorrected, zonesCorrected, clockNoteClosed } = clockSlice.actions
export const { selectNow, selectDeviceAhead, selectZoneCorrections, selectIsClockOff } = clockSlice.selectors

/** The state with the clock in it, as every store has it. */
export interface WithClock {
  clock: ClockState
}
