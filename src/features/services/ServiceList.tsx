import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isGone } from '@/store/deletions'
import { useAppDispatch } from '@/store/services'
import { SortableEntries } from '@/store/SortableEntries'
import type { Section } from '@/domain/salon'
import { EmptyState } from '@/ui/EmptyState'
import { orderServices } from './orderServices'
import { ServiceRow } from './ServiceRow'
import { selectServiceDeletions, serviceDeleted } from './servicesSlice'

export function ServiceList({ salonId, section }: { salonId: string; section: Section }) {
  const { t } = useTranslation('services')
  const dispatch = useAppDispatch()
  const deletions = useSelector(selectServiceDeletions)
  const list = useRef<HTMLDivElement>(null)
  const services = section.services.filter(({ id }) => !isGone(deletions, id))
  const remove = (id: string) => {
    dispatch(serviceDeleted({ id, salonId }))
    // The pressed button is gone, so the list takes the focus.
    list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={t('list')}>
      {services.length === 0 ? (
        <EmptyState picture="receipt" title={t('none')} text={t('noneText')} />
      ) : (
        <SortableEntries
          label={t('list')}
          items={services}
          ids={section.services.map(({ id }) => id)}
          onOrdered={ids => void dispatch(orderServices(salonId, section.id, ids))}
        >
          {(service, rank) => (
            <ServiceRow key={service.id} service={service} rank={rank} onDelete={() => remove(service.id)} />
          )}
        </SortableEntries>
      )}
    </div>
  )
}
