import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Toasts } from '@/store/Toasts'
import { useDeletionToasts } from '@/store/useDeletionToasts'
import type { Salon } from '@/domain/salon'
import type { ToastItem } from '@/ui/Toast'
import { orderSections } from './orderSections'
import { sectionDeletions } from './sectionDeletions'
import { SectionDeletionText } from './SectionDeletionText'
import {
  orderGivenUp,
  sectionDeletionUndone,
  selectSectionDeletions,
  selectUnsavedOrder,
} from './sectionsSlice'

const orderToast = 'order'

/** Deletions that can be undone, and failed changes that can be retried. */
export function SectionMessages({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['sections', 'common'])
  const dispatch = useAppDispatch()
  const deletions = useSelector(selectSectionDeletions)
  const unsavedOrder = useSelector(selectUnsavedOrder)

  const deleted = useDeletionToasts(deletions, {
    textOf: deletion => {
      const section = salon.sections.find(({ id }) => id === deletion.id)
      return section ? <SectionDeletionText deletion={deletion} section={section} /> : null
    },
    send: id => void dispatch(sectionDeletions.send(id)),
    undo: id => dispatch(sectionDeletionUndone(id)),
  })
  const order: ToastItem[] = unsavedOrder
    ? [
        {
          id: orderToast,
          tone: 'bad',
          text: t('orderFailed'),
          stays: true,
          action: {
            label: t('common:retry'),
            onPress: () => void dispatch(orderSections(salon.id, unsavedOrder)),
            needsNetwork: true,
          },
        },
      ]
    : []
  return (
    <Toasts
      toasts={[...deleted.toasts, ...order]}
      onDismiss={id => {
        if (id === orderToast) dispatch(orderGivenUp())
        else deleted.dismiss(id)
      }}
    />
  )
}
