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

export function useBookingSteps(salon: Salon) {
  const navigate = useNavigate()
  const today = useSelector(selectToday)
  const { depth } = use(BookingLocationContext)

  const addressOf = (answers: BookingAddress) =>
    paths.booking(salon.slug, { ...answers, step: answers.step ?? bookingAt(salon, answers, today).step })

  /** Goes to the step in the answers, or to the question that follows from them. Back returns here. */
  const answer = (answers: BookingAddress) =>
    void navigate(addressOf(answers), { state: { depth: depth + 1 } })

  /** The same, but replaces the current entry of the browser's history. */
  const correct = (answers: BookingAddress) =>
    void navigate(addressOf(answers), { replace: true, state: { depth } })

  /** Works as the browser's Back. Without an earlier entry of this booking, asks the previous question. */
  const goBack = (booking: Booking) => {
    if (depth > 0) void navigate(-1)
    else correct(questionBefore(booking))
  }

  return { answer, correct, goBack, isFirst: depth === 0 }
}
