import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Service } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'
import styles from './ServiceRow.module.css'
import { serviceEditingStarted } from './servicesSlice'

interface ServiceRowProps {
  service: Service
  /** As it will stand: until it does it cannot be changed once more. */
  isSaving: boolean
  onDelete: () => void
}

export function ServiceRow({ service, isSaving, onDelete }: ServiceRowProps) {
  const { t } = useTranslation(['services', 'common'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { id: serviceId, sectionId, cost, currency, time } = service
  const name = format.name(service)
  return (
    <Card as="li" className={styles.row} aria-busy={isSaving || undefined}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <ul role="list" className={styles.facts}>
          <li>{t('priceIs', { price: format.money({ amount: cost, currency }) })}</li>
          <li>{t('timeIs', { count: time })}</li>
          {isSaving && <li>{t('common:saving')}</li>}
        </ul>
      </div>
      <div className={styles.buttons}>
        <IconButton
          icon="edit"
          label={t('edit', { name })}
          resting={isSaving}
          onClick={() => dispatch(serviceEditingStarted({ sectionId, serviceId }))}
        />
        <IconButton
          icon="trash"
          needsNetwork
          label={t('delete', { name })}
          resting={isSaving}
          onClick={onDelete}
        />
      </div>
    </Card>
  )
}
