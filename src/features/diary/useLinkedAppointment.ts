import { isApiError, isUnanswered } from '@/store/ApiError'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { appointmentsApi } from '@/api/appointmentsApi'
import { useAppDispatch } from '@/store/services'
import type { IsoDate } from '@/domain/weekday'
import { appointmentOpened } from './diarySlice'

/** Shows the day of the appointment whose id is in the URL hash and opens it, once per navigation. */
export function useLinkedAppointment(showDay: (date: IsoDate) => void) {
  const dispatch = useAppDispatch()
  const { hash } = useLocation()
  const query = appointmentsApi.useGetAppointmentQuery(hash.slice(1) || skipToken)
  const { currentData, error } = query
  const linkedId = currentData?._id
  const open = useEffectEvent(() => {
    if (!currentData) return
    showDay(currentData.date)
    dispatch(appointmentOpened(currentData._id))
  })
  useEffect(() => {
    if (linkedId) open()
  }, [linkedId])
  const hasFailed = !currentData && isApiError(error) && isUnanswered(error)
  return { hasFailed, isFetching: query.isFetching, refetch: query.refetch }
}
