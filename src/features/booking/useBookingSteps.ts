import { use } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { BookingAddress } from '@/domain/bookingAddress'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { questionBefore } from './answers'
import { bookingAt, type Booking } from './bookingAt'
import { BookingLocationContext } from './BookingLocationContext'
import { selectToday } from './bookingSlice'

/** Ways from one question of a booking to another. */
export function useBookingSteps(salon: Salon) {
  const navigate = useNavigate()
  const today = useSelector(selectToday)
  const { depth } = use(BookingLocationContext)

  const addressOf = (answers: BookingAddress) =>
    paths.booking(salon.id, { ...answers, step: answers.step ?? bookingAt(salon, answers, today).step })

  /** To the step that the answers name, or the question that follows from them; Back leads here again. */
  const answer = (answers: BookingAddress) =>
    void navigate(addressOf(answers), { state: { depth: depth + 1 } })

  /** The same in place of the present step of the browser's history. */
  const correct = (answers: BookingAddress) =>
    void navigate(addressOf(answers), { replace: true, state: { depth } })

  /** As the browser's Back. Where nothing of this booking lies behind, the question before is asked all the same. */
  const goBack = (booking: Booking) => {
    if (depth > 0) void navigate(-1)
    else correct(questionBefore(booking))
  }

  return { answer, correct, goBack, isFirst: depth === 0 }
}
