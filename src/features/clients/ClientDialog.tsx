import { useTranslation } from 'react-i18next'
import { clientsApi } from '@/api/clientsApi'
import { isSubmitting } from '@/store/submission'
import { QueryFailed } from '@/store/QueryFailed'
import { useAppDispatch } from '@/store/services'
import { useSubmission } from '@/store/useSubmission'
import { Dialog } from '@/ui/Dialog'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { ClientFigures } from './ClientFigures'
import { ClientHistory } from './ClientHistory'
import { ClientNotesForm } from './ClientNotesForm'
import { ClientPhone } from './ClientPhone'
import { clientClosed } from './clientsSlice'
import { clientNotesSubmission } from './clientSubmissions'
import styles from './ClientDialog.module.css'

export const ClientDialog = ({ appointmentId }: { appointmentId: string }) => {
  const { t } = useTranslation(['clients', 'common'])
  const dispatch = useAppDispatch()
  const query = clientsApi.useGetClientQuery(appointmentId, { refetchOnMountOrArgChange: true })
  const isSaving = isSubmitting(useSubmission(clientNotesSubmission))
  const { data: client } = query
  return (
    <Dialog
      open
      title={client ? <bdi>{client.name}</bdi> : t('title')}
      closeLabel={t('common:close')}
      locked={isSaving}
      onClose={() => dispatch(clientClosed())}
    >
      {client && (
        <Stack gap={24}>
          {client.isWalkIn && <p className={styles.soft}>{t('noAccount')}</p>}
          <ClientPhone phone={client.phone} />
          <ClientFigures client={client} />
          {!client.notes && <p className={styles.soft}>{t('unknown')}</p>}
          {client.notes &&
            (client.mayChangeNotes ? (
              <ClientNotesForm appointmentId={appointmentId} notes={client.notes} />
            ) : (
              client.notes.notes && <p dir="auto">{client.notes.notes}</p>
            ))}
          <ClientHistory appointmentId={appointmentId} name={client.name} />
        </Stack>
      )}
      {!client && query.isError && <QueryFailed title={t('failed')} query={query} />}
      {!client && !query.isError && <SkeletonList label={t('common:loading')} count={3} />}
    </Dialog>
  )
}
