import { useTranslation } from 'react-i18next'
import type { ClientCard } from '@/domain/client'
import { useFormat } from '@/i18n/useFormat'
import styles from './ClientDialog.module.css'

export const ClientFigures = ({ client }: { client: ClientCard }) => {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const { done, noShows, lateCancellations, spent } = client
  const figures = [
    { id: 'done', value: format.number(done) },
    { id: 'noShows', value: format.number(noShows) },
    { id: 'lateCancellations', value: format.number(lateCancellations) },
    ...(spent.length > 0 ? [{ id: 'spent' as const, value: format.list(spent.map(format.money)) }] : []),
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, value }) => (
        <div key={id}>
          <dt>{t(`figure.${id}`)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
