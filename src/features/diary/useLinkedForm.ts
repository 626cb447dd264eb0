import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { addressQuery, type AddressParameter } from '@/domain/addressQuery'
import { useAppDispatch } from '@/store/services'
import { useParamDrop } from '@/ui/useParamDrop'
import { freeTimeChosen, type ChosenTime } from './diarySlice'

/**
 * Opens a form at a time of a staff member, once for each navigation with the parameter, as soon as `shown` is there.
 * Drops the parameter.
 */
export function useLinkedForm<Shown extends object>(
  parameter: AddressParameter,
  shown: Shown | undefined,
  timeIn: (shown: Shown, wish: string) => ChosenTime | undefined,
): void {
  const dispatch = useAppDispatch()
  const { key, search } = useLocation()
  const drop = useParamDrop(parameter)
  const wish = addressQuery(search).get(parameter)
  const isReady = shown !== undefined && wish !== null
  const open = useEffectEvent(() => {
    const time = shown && timeIn(shown, wish ?? '')
    drop()
    if (time) dispatch(freeTimeChosen(time))
  })
  useEffect(() => {
    if (isReady) open()
  }, [isReady, key])
}
