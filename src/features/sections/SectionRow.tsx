import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { SortableEntry, type EntryRank } from '@/store/SortableEntries'
import { paths } from '@/domain/paths'
import type { Section } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { EntryFact } from '@/ui/EntryFact'
import { EntryWords } from '@/ui/EntryWords'
import { IconButton } from '@/ui/IconButton'
import { Link } from '@/ui/Link'
import { sectionEditingStarted } from './sectionsSlice'
import styles from './SectionRow.module.css'

interface SectionRowProps {
  section: Section
  rank: EntryRank
  onDelete: () => void
}

export function SectionRow({ section, rank, onDelete }: SectionRowProps) {
  const { t } = useTranslation('sections')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const name = format.name(section)
  const { length: count } = section.services
  const countText = count === 0 ? t('noServices') : t('services', { count })
  return (
    <SortableEntry
      id={section.id}
      name={name}
      rank={rank}
      words={
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
      }
      buttons={
        <>
          <IconButton
            icon="edit"
            label={t('edit', { name })}
            onClick={() => dispatch(sectionEditingStarted(section.id))}
          />
          <IconButton icon="trash" needsNetwork label={t('delete', { name })} onClick={onDelete} />
        </>
      }
    />
  )
}
