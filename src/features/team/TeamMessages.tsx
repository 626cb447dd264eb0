import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Toasts } from '@/store/Toasts'
import { useOrderToast } from '@/store/useOrderToast'
import { orderTeam } from './orderTeam'
import { selectUnsavedTeamOrder, teamOrderGivenUp } from './teamSlice'

/** A failed change of the order can be retried. */
export function TeamMessages({ salonId }: { salonId: string }) {
  const dispatch = useAppDispatch()
  const order = useOrderToast(useSelector(selectUnsavedTeamOrder), {
    retry: ids => void dispatch(orderTeam(salonId, ids)),
    giveUp: () => dispatch(teamOrderGivenUp()),
  })
  return <Toasts toasts={order.toasts} onDismiss={order.dismiss} />
}
