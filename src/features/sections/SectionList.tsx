import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isGone } from '@/store/deletions'
import { SortableEntries } from '@/store/SortableEntries'
import { useAppDispatch } from '@/store/services'
import type { Salon } from '@/domain/salon'
import { EmptyState } from '@/ui/EmptyState'
import { orderSections } from './orderSections'
import { SectionRow } from './SectionRow'
import { sectionDeleted, selectSectionDeletions } from './sectionsSlice'

export function SectionList({ salon }: { salon: Salon }) {
  const { t } = useTranslation('sections')
  const dispatch = useAppDispatch()
  const deletions = useSelector(selectSectionDeletions)
  const list = useRef<HTMLDivElement>(null)
  const sections = salon.sections.filter(({ id }) => !isGone(deletions, id))

  const remove = (id: string) => {
    dispatch(sectionDeleted({ id, salonId: salon.id }))
    // The pressed button is gone, so the list takes the focus.
    list.current?.focus()
  }

  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={t('list')}>
      {sections.length === 0 ? (
        <EmptyState picture="staffMember" title={t('none')} text={t('noneText')} />
      ) : (
        <SortableEntries
          label={t('list')}
          items={sections}
          ids={salon.sections.map(({ id }) => id)}
          onOrdered={ids => void dispatch(orderSections(salon.id, ids))}
        >
          {(section, rank) => (
            <SectionRow key={section.id} section={section} rank={rank} onDelete={() => remove(section.id)} />
          )}
        </SortableEntries>
      )}
    </div>
  )
}
