import { useTranslation } from 'react-i18next'
import { clientsApi } from '@/api/clientsApi'
import { isSubmitting } from '@/store/submission'
import { QueryFailed } from '@/store/QueryFailed'
import { useAppDispatch } from '@/store/services'
import { useSubmission } from '@/store/useSubmission'
import { Dialog } from '@/ui/Dialog'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { BlockClient } from './BlockClient'
import { ClientDetailsFacts } from './ClientDetailsFacts'
import { ClientDetailsForm } from './ClientDetailsForm'
import { ClientDoubles } from './ClientDoubles'
import { ClientFigures } from './ClientFigures'
import { ClientHistory } from './ClientHistory'
import { ClientPhone } from './ClientPhone'
import { ClientQuestion } from './ClientQuestion'
import { clientClosed } from './clientsSlice'
import {
  blockSubmission,
  clientDetailsSubmission,
  formulaSubmission,
  mergeSubmission,
} from './clientSubmissions'
import { ClientWarnings } from './ClientWarnings'
import styles from './ClientDialog.module.css'

export const ClientDialog = ({ appointmentId }: { appointmentId: string }) => {
  const { t } = useTranslation(['clients', 'common'])
  const dispatch = useAppDispatch()
  const query = clientsApi.useGetClientQuery(appointmentId, { refetchOnMountOrArgChange: true })
  const savings = [
    useSubmission(clientDetailsSubmission),
    useSubmission(formulaSubmission),
    useSubmission(blockSubmission),
    useSubmission(mergeSubmission),
  ]
  const { data: client } = query
  return (
    <Dialog
      open
      title={client ? <bdi>{client.name}</bdi> : t('title')}
      closeLabel={t('common:close')}
      locked={savings.some(isSubmitting)}
      onClose={() => dispatch(clientClosed())}
    >
      {client && (
        <Stack gap={24}>
          {client.isWalkIn && <p className={styles.soft}>{t('noAccount')}</p>}
          <ClientPhone phone={client.phone} />
          <ClientWarnings client={client} />
          <ClientFigures client={client} />
          {!client.notes && <p className={styles.soft}>{t('unknown')}</p>}
          {client.notes &&
            (client.mayChangeNotes ? (
              <ClientDetailsForm appointmentId={appointmentId} saved={client.notes} client={client} />
            ) : (
              <ClientDetailsFacts details={client.notes} />
            ))}
          <ClientHistory appointmentId={appointmentId} name={client.name} />
          {client.doubles.length > 0 && <ClientDoubles doubles={client.doubles} />}
          {client.mayBlock && client.notes && (
            <BlockClient appointmentId={appointmentId} isBlocked={client.isBlocked} />
          )}
          <ClientQuestion appointmentId={appointmentId} client={client} />
        </Stack>
      )}
      {!client && query.isError && <QueryFailed title={t('failed')} query={query} />}
      {!client && !query.isError && <SkeletonList label={t('common:loading')} count={3} />}
    </Dialog>
  )
}
