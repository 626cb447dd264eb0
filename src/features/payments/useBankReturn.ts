import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch } from '@/api/services'
import { bankVisitedParam } from '@/domain/card'
import { lookUpVisit } from './payForVisit'

/** After the bank's page the address names the appointment: its payment opens with how that ended. */
export function useBankReturn(): void {
  const dispatch = useAppDispatch()
  const [search] = useSearchParams()
  const appointmentId = search.get(bankVisitedParam)
  useEffect(() => {
    if (appointmentId) void dispatch(lookUpVisit(appointmentId))
  }, [dispatch, appointmentId])
}
