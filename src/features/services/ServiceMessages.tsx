import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Toasts } from '@/store/Toasts'
import { useDeletionToasts } from '@/store/useDeletionToasts'
import { useOrderToast } from '@/store/useOrderToast'
import type { Salon } from '@/domain/salon'
import { orderServices } from './orderServices'
import { serviceDeletions } from './serviceDeletions'
import { ServiceDeletionText } from './ServiceDeletionText'
import {
  selectServiceDeletions,
  selectUnsavedServiceOrder,
  serviceDeletionUndone,
  serviceOrderGivenUp,
} from './servicesSlice'

/** Deletions that can be undone, and failed changes that can be retried. */
export function ServiceMessages({ salon }: { salon: Salon }) {
  const dispatch = useAppDispatch()
  const deletions = useSelector(selectServiceDeletions)
  const unsavedOrder = useSelector(selectUnsavedServiceOrder)
  const services = salon.sections.flatMap(section => section.services)

  const deleted = useDeletionToasts(deletions, {
    textOf: deletion => {
      const service = services.find(({ id }) => id === deletion.id)
      return service ? <ServiceDeletionText deletion={deletion} service={service} /> : null
    },
    send: id => void dispatch(serviceDeletions.send(id)),
    undo: id => dispatch(serviceDeletionUndone(id)),
  })
  const order = useOrderToast(unsavedOrder, {
    retry: ids => {
      const sectionId = services.find(({ id }) => ids.includes(id))?.sectionId
      if (sectionId === undefined) dispatch(serviceOrderGivenUp())
      else void dispatch(orderServices(salon.id, sectionId, ids))
    },
    giveUp: () => dispatch(serviceOrderGivenUp()),
  })
  return (
    <Toasts
      toasts={[...deleted.toasts, ...order.toasts]}
      onDismiss={id => {
        if (!order.dismiss(id)) deleted.dismiss(id)
      }}
    />
  )
}
