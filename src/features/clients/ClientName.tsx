import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { useAppDispatch } from '@/store/services'
import { useClientWords } from './useClientWords'
import styles from './ClientName.module.css'
import { clientOpened } from './clientsSlice'

interface ClientNameProps {
  appointment: Appointment
  /** Where the name is not known. */
  fallback: string
}

/** Whom an appointment is for, with its client, opens the client's card. A deleted account has none. */
export const ClientName = ({ appointment, fallback }: ClientNameProps) => {
  const { t } = useTranslation('clients')
  const dispatch = useAppDispatch()
  const { who } = useClientWords()
  const { _id, clientName } = appointment
  if (!clientName) return <bdi>{fallback}</bdi>
  return (
    <button
      type="button"
      className={styles.name}
      aria-haspopup="dialog"
      title={t('open')}
      onClick={() => dispatch(clientOpened(_id))}
    >
      <bdi>{who(appointment)}</bdi>
    </button>
  )
}
