import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Toasts } from '@/store/Toasts'
import { useDeletionToasts } from '@/store/useDeletionToasts'
import { useOrderToast } from '@/store/useOrderToast'
import type { Salon } from '@/domain/salon'
import { orderSections } from './orderSections'
import { sectionDeletions } from './sectionDeletions'
import { SectionDeletionText } from './SectionDeletionText'
import {
  sectionDeletionUndone,
  sectionOrderGivenUp,
  selectSectionDeletions,
  selectUnsavedSectionOrder,
} from './sectionsSlice'

/** Deletions that can be undone, and failed changes that can be retried. */
export function SectionMessages({ salon }: { salon: Salon }) {
  const dispatch = useAppDispatch()
  const deletions = useSelector(selectSectionDeletions)
  const unsavedOrder = useSelector(selectUnsavedSectionOrder)

  const deleted = useDeletionToasts(deletions, {
    textOf: deletion => {
      const section = salon.sections.find(({ id }) => id === deletion.id)
      return section ? <SectionDeletionText deletion={deletion} section={section} /> : null
    },
    send: id => void dispatch(sectionDeletions.send(id)),
    undo: id => dispatch(sectionDeletionUndone(id)),
  })
  const order = useOrderToast(unsavedOrder, {
    retry: ids => void dispatch(orderSections(salon.id, ids)),
    giveUp: () => dispatch(sectionOrderGivenUp()),
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
