import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { useFormat } from '@/i18n/useFormat'
import styles from './AppointmentServices.module.css'

type AppointmentServicesProps = Required<Pick<Appointment, 'services'>> & Pick<Appointment, 'currency'>

export const AppointmentServices = ({ services, currency = 'USD' }: AppointmentServicesProps) => {
  const { t } = useTranslation()
  const format = useFormat()
  return services.map(service => (
    <span key={service.serviceId} className={styles.service}>
      <bdi>{format.name(service)}</bdi>{' '}
      <span className={styles.price}>
        {service.price ? format.money({ amount: service.price, currency }) : t('free')}
      </span>
    </span>
  ))
}
