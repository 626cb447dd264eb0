import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Toasts } from '@/store/Toasts'
import { useDeletionToasts } from '@/store/useDeletionToasts'
import type { Salon } from '@/domain/salon'
import { serviceDeletions } from './serviceDeletions'
import { ServiceDeletionText } from './ServiceDeletionText'
import { selectServiceDeletions, serviceDeletionUndone } from './servicesSlice'

/** Deletions that can be undone, and failed deletions that can be retried. */
export function ServiceMessages({ salon }: { salon: Salon }) {
  const dispatch = useAppDispatch()
  const deletions = useSelector(selectServiceDeletions)
  const services = salon.sections.flatMap(section => section.services)

  const { toasts, dismiss } = useDeletionToasts(deletions, {
    textOf: deletion => {
      const service = services.find(({ id }) => id === deletion.id)
      return service ? <ServiceDeletionText deletion={deletion} service={service} /> : null
    },
    send: id => void dispatch(serviceDeletions.send(id)),
    undo: id => dispatch(serviceDeletionUndone(id)),
  })
  return <Toasts toasts={toasts} onDismiss={dismiss} />
}
