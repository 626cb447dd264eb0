import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { paths } from '@/domain/paths'
import type { Section } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { EntryButtons } from '@/ui/EntryButtons'
import { EntryFact } from '@/ui/EntryFact'
import { EntryWords } from '@/ui/EntryWords'
import { IconButton } from '@/ui/IconButton'
import { Link } from '@/ui/Link'
import { Menu } from '@/ui/Menu'
import { SortableItem } from '@/ui/SortableList'
import { useOffline } from '@/ui/useOffline'
import { sectionEditingStarted } from './sectionsSlice'
import styles from './SectionRow.module.css'

interface SectionRowProps {
  section: Section
  /** Counted from 1. */
  position: number
  total: number
  /** True while the order cannot be changed. */
  resting: boolean
  /** Moves the section by one position, up (-1) or down (1). */
  onMove: (by: -1 | 1) => void
  onDelete: () => void
}

export function SectionRow({ section, position, total, resting, onMove, onDelete }: SectionRowProps) {
  const { t } = useTranslation(['sections', 'common'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const name = format.name(section)
  const offline = useOffline(true)
  const { length: count } = section.services
  const countText = count === 0 ? t('noServices') : t('services', { count })
  return (
    <SortableItem
      id={section.id}
      name={name}
      hasGrip={total > 1}
      resting={resting}
      restReason={offline?.reason}
    >
      <EntryWords name={<bdi>{name}</bdi>}>
        <EntryFact>{countText}</EntryFact>
        {count === 0 && (
          <Link
            to={paths.servicesOf(section.id)}
            aria-label={t('addServicesTo', { name })}
            className={styles.add}
          >
            {t('addServices')}
          </Link>
        )}
      </EntryWords>
      <EntryButtons>
        {total > 1 && (
          <Menu
            label={t('move', { name, position: format.number(position), total: format.number(total) })}
            actions={[
              {
                id: 'up',
                label: t('moveUp'),
                disabled: offline !== null || position === 1,
                onSelect: () => onMove(-1),
              },
              {
                id: 'down',
                label: t('moveDown'),
                disabled: offline !== null || position === total,
                onSelect: () => onMove(1),
              },
            ]}
          />
        )}
        <IconButton
          icon="edit"
          label={t('edit', { name })}
          onClick={() => dispatch(sectionEditingStarted(section.id))}
        />
        <IconButton icon="trash" needsNetwork label={t('delete', { name })} onClick={onDelete} />
      </EntryButtons>
    </SortableItem>
  )
}
