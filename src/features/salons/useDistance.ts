import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { salonsApi } from '@/api/salonsApi'
import { selectNearMePosition } from './search/nearMeSlice'

/** Kilometres from the user's Near Me position. Undefined while unknown. */
export function useDistance(salonId: string): number | undefined {
  const position = useSelector(selectNearMePosition)
  const { currentData } = salonsApi.useGetDistanceQuery(position ? { ...position, salonId } : skipToken)
  return currentData ?? undefined
}
