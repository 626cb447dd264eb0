import type { Appointment } from '@/domain/appointment'
import { useFormat } from '@/i18n/useFormat'
import { usePrice } from '@/i18n/usePrice'
import styles from './AppointmentServices.module.css'

type AppointmentServicesProps = Required<Pick<Appointment, 'services'>> & Pick<Appointment, 'currency'>

export const AppointmentServices = ({ services, currency = 'USD' }: AppointmentServicesProps) => {
  const format = useFormat()
  const priceOf = usePrice()
  return services.map(service => (
    <span key={service.serviceId} className={styles.service}>
      <bdi>{format.name(service)}</bdi>{' '}
      <span className={styles.price}>{priceOf({ cost: service.price, currency })}</span>
    </span>
  ))
}
