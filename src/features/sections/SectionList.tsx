import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isGone } from '@/store/deletions'
import { useAppDispatch } from '@/store/services'
import type { Salon } from '@/domain/salon'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/Stack'
import { movedTo, orderSections } from './orderSections'
import { SectionRow } from './SectionRow'
import { sectionDeleted, selectSectionDeletions } from './sectionsSlice'
import { useRowDrag } from './useRowDrag'

export function SectionList({ salon }: { salon: Salon }) {
  const { t } = useTranslation('sections')
  const dispatch = useAppDispatch()
  const deletions = useSelector(selectSectionDeletions)
  const list = useRef<HTMLDivElement>(null)
  const sections = salon.sections.filter(({ id }) => !isGone(deletions, id))

  const move = (id: string, targetId: string | undefined) => {
    if (targetId === undefined) return
    const ids = salon.sections.map(section => section.id)
    void dispatch(orderSections(salon.id, movedTo(ids, id, targetId)))
  }
  const dragOf = useRowDrag(move)
  const remove = (id: string) => {
    dispatch(sectionDeleted({ id, salonId: salon.id }))
    // The pressed button is gone; the keyboard goes on from the list.
    list.current?.focus()
  }

  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={t('list')}>
      {sections.length === 0 ? (
        <EmptyState picture="chair" title={t('none')} text={t('noneText')} />
      ) : (
        <Stack as="ul" gap={8}>
          {sections.map((section, index) => (
            <SectionRow
              key={section.id}
              section={section}
              position={index + 1}
              total={sections.length}
              drag={dragOf(section.id)}
              onMove={by => move(section.id, sections[index + by]?.id)}
              onDelete={() => remove(section.id)}
            />
          ))}
        </Stack>
      )}
    </div>
  )
}
