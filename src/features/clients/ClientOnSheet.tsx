import { useTranslation } from 'react-i18next'
import { clientsApi } from '@/api/clientsApi'
import { useFormat } from '@/i18n/useFormat'
import { QueryFailed } from '@/store/QueryFailed'
import { Stack } from '@/ui/Stack'
import styles from './ClientDialog.module.css'
import { ClientWarnings } from './ClientWarnings'

/** What an appointment's sheet says of its client: allergies, a block, and what was used the last time. */
export const ClientOnSheet = ({ appointmentId }: { appointmentId: string }) => {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const query = clientsApi.useGetClientQuery(appointmentId, { refetchOnMountOrArgChange: true })
  const { data: client, isError } = query
  if (!client) return isError && <QueryFailed title={t('failed')} query={query} />
  const { latestFormula, notes, isBlocked } = client
  if (!latestFormula && !notes?.allergies && !isBlocked) return null
  return (
    <Stack gap={12}>
      <ClientWarnings client={client} />
      {latestFormula && (
        <div>
          <p className={styles.soft}>
            {latestFormula.appointmentId === appointmentId
              ? t('formula.label')
              : t('formula.last', { date: format.date(latestFormula.date, 'short') })}
          </p>
          <p dir="auto" className={styles.formula}>
            {latestFormula.formula}
          </p>
        </div>
      )}
    </Stack>
  )
}
