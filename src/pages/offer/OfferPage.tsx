import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { OfferView } from '@/features/subscription/checkout/OfferView'
import { selectSubscriptionCheckout } from '@/features/cards/checkoutSlice'
import { Button } from '@/ui/Button'
import { PageHeader } from '@/ui/PageHeader'
import styles from './OfferPage.module.css'

/** The router's location key for the first page of a session: there is no page of ours to go back to. */
const firstAppointment = 'default'

export function OfferPage() {
  const { t } = useTranslation(['subscription', 'common'])
  const navigate = useNavigate()
  const { step } = useSelector(selectSubscriptionCheckout)
  const { key } = useLocation()
  const leave = () => (key === firstAppointment ? navigate(paths.manageSubscription) : navigate(-1))
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('offer.title')}
        actions={
          step !== 'paid' && (
            <Button variant="quiet" onClick={() => void leave()}>
              {t('common:cancel')}
            </Button>
          )
        }
      />
      <OfferView />
    </div>
  )
}
