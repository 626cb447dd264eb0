import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isGone } from '@/store/deletions'
import { useAppDispatch } from '@/store/services'
import type { Salon } from '@/domain/salon'
import { EmptyState } from '@/ui/EmptyState'
import { SortableList } from '@/ui/SortableList'
import { useOffline } from '@/ui/useOffline'
import { movedBeside, orderSections, type Side } from './orderSections'
import { SectionRow } from './SectionRow'
import { sectionDeleted, selectSectionDeletions } from './sectionsSlice'

export function SectionList({ salon }: { salon: Salon }) {
  const { t } = useTranslation('sections')
  const dispatch = useAppDispatch()
  const deletions = useSelector(selectSectionDeletions)
  const list = useRef<HTMLDivElement>(null)
  const sections = salon.sections.filter(({ id }) => !isGone(deletions, id))

  const resting = useOffline(true) !== null

  const move = (id: string, targetId: string | undefined, side: Side) => {
    if (targetId === undefined) return
    const ids = salon.sections.map(section => section.id)
    void dispatch(orderSections(salon.id, movedBeside(ids, id, targetId, side)))
  }
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
        <SortableList label={t('list')} isSortable={sections.length > 1} resting={resting} onMoved={move}>
          {sections.map((section, index) => (
            <SectionRow
              key={section.id}
              section={section}
              position={index + 1}
              total={sections.length}
              resting={resting}
              onMove={by => move(section.id, sections[index + by]?.id, by === -1 ? 'before' : 'after')}
              onDelete={() => remove(section.id)}
            />
          ))}
        </SortableList>
      )}
    </div>
  )
}
