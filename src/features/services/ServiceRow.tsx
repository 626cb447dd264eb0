import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { SortableEntry, type EntryRank } from '@/store/SortableEntries'
import type { Service } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { usePrice } from '@/i18n/usePrice'
import { EntryWords } from '@/ui/EntryWords'
import { IconButton } from '@/ui/IconButton'
import styles from './ServiceRow.module.css'
import { serviceEditingStarted } from './servicesSlice'

interface ServiceRowProps {
  service: Service
  rank: EntryRank
  onDelete: () => void
}

export function ServiceRow({ service, rank, onDelete }: ServiceRowProps) {
  const { t } = useTranslation('services')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const priceOf = usePrice()
  const { id: serviceId, sectionId, cost, currency, time, pauseAfterMinutes = 0, pauseMinutes = 0 } = service
  const { cleanUpMinutes = 0, staffTerms = [] } = service
  const name = format.name(service)
  return (
    <SortableEntry
      id={serviceId}
      name={name}
      rank={rank}
      words={
        <EntryWords name={<bdi>{name}</bdi>}>
          <ul role="list" className={styles.facts}>
            <li>{t('priceIs', { price: priceOf({ cost, currency }) })}</li>
            <li>{t('timeIs', { count: time })}</li>
            {pauseMinutes > 0 && (
              <li>{t('gaps.pauseIs', { count: pauseMinutes, after: pauseAfterMinutes })}</li>
            )}
            {staffTerms.length > 0 && <li>{t('staffTerms.is', { count: staffTerms.length })}</li>}
            {cleanUpMinutes > 0 && <li>{t('gaps.cleanUpIs', { count: cleanUpMinutes })}</li>}
          </ul>
        </EntryWords>
      }
      buttons={
        <>
          <IconButton
            icon="edit"
            label={t('edit', { name })}
            onClick={() => dispatch(serviceEditingStarted({ sectionId, serviceId }))}
          />
          <IconButton icon="trash" needsNetwork label={t('delete', { name })} onClick={onDelete} />
        </>
      }
    />
  )
}
