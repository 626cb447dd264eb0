import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { usePageEnd } from '@/store/usePageEnd'
import { clientClosed, selectCardOf } from './clientsSlice'

const ClientDialog = lazy(async () => ({ default: (await import('./ClientDialog')).ClientDialog }))

/** The card of the client whose name was pressed. Each page with such names has one. */
export const ClientCard = () => {
  const appointmentId = useSelector(selectCardOf)
  usePageEnd(clientClosed)
  return (
    appointmentId !== null && (
      <Suspense fallback={null}>
        <ClientDialog key={appointmentId} appointmentId={appointmentId} />
      </Suspense>
    )
  )
}
