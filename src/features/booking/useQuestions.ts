import type { UnknownAction } from '@reduxjs/toolkit'
import { useStore } from 'react-redux'
import { useNavigate, type Path } from 'react-router-dom'
import { askedAt, type AskedQuestion } from './askedQuestion'
import { bookingSlice, selectBooking, steppedBack } from './bookingSlice'
import type { Booking } from './bookingState'
import { isSameScreen } from './questions'

type Place = Path & { state: unknown }

const isMove = (before: Booking, after: Booking) =>
  before.step !== 'not_started' && after.step !== 'not_started' && !isSameScreen(before, after)

/** The questions as steps of the browser's history, so that its Back and Forward lead from one to the other. */
export function useQuestions() {
  const store = useStore<{ booking: Booking; place: Place }>()
  const navigate = useNavigate()

  const depthNow = () => askedAt(store.getState().place.state)?.depth ?? 0

  /** Leaves the question with its answers at the place where the person is, or at a new one after it. */
  const leave = (depth: number, replace: boolean) => {
    const booking = selectBooking(store.getState())
    if (booking.step === 'not_started') return
    const { pathname, search, hash, state } = store.getState().place
    // What was written to the salon stays out of the browser's history.
    const question: AskedQuestion = {
      appointment: booking.appointment,
      depth,
      booking: { ...booking, notes: '' },
    }
    void navigate({ pathname, search, hash }, { replace, state: { ...(state as object | null), question } })
  }

  /** Takes an answer. Where it leads to another question, Back leads here again. */
  const answer = (action: UnknownAction) => {
    const before = selectBooking(store.getState())
    const leadsOn = isMove(before, bookingSlice.reducer(before, action))
    const depth = depthNow()
    if (leadsOn) leave(depth, true)
    store.dispatch(action)
    if (leadsOn) leave(depth + 1, false)
  }

  /** As the browser's Back. Where the visit began with a later question, the one before it is asked all the same. */
  const goBack = () => {
    if (selectBooking(store.getState()).step === 'sending') return
    if (depthNow() > 0) void navigate(-1)
    else store.dispatch(steppedBack())
  }

  /** After the answer of the server. The receipt stands where the visit began: Back leads out of what is booked. */
  const settle = () => {
    const booking = selectBooking(store.getState())
    const asked = askedAt(store.getState().place.state)
    // Meanwhile the person may have gone to another page.
    if (booking.step === 'not_started' || asked?.appointment !== booking.appointment) return
    if (booking.step !== 'booked') leave(asked.depth, true)
    else if (asked.depth > 0) void navigate(-asked.depth)
  }

  return { answer, goBack, settle }
}
