import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { useAppDispatch } from '@/store/services'
import styles from './ClientName.module.css'
import { clientOpened } from './clientsSlice'

interface ClientNameProps {
  appointment: Appointment
  /** Where the name is not known. */
  fallback: string
}

/** The name of an appointment's client opens the client's card. A deleted account has none. */
export const ClientName = ({ appointment: { _id, clientName }, fallback }: ClientNameProps) => {
  const { t } = useTranslation('clients')
  const dispatch = useAppDispatch()
  if (!clientName) return <bdi>{fallback}</bdi>
  return (
    <button
      type="button"
      className={styles.name}
      aria-haspopup="dialog"
      title={t('open')}
      onClick={() => dispatch(clientOpened(_id))}
    >
      <bdi>{clientName}</bdi>
    </button>
  )
}
