import { useTranslation } from 'react-i18next'
import { apiUrl } from '@/store/apiUrl'
import { accessKeyPrefix } from '@/domain/accessKey'
import { isOwner } from '@/domain/role'
import { useUser } from '@/features/auth/useUser'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/Stack'
import { feedAddress } from './feedAddress'
import styles from './keys.module.css'

const addressOf = (path: string) => new URL(apiUrl(path), window.location.origin).href

export function KeyUse() {
  const { t, i18n } = useTranslation('account')
  const { role, uid } = useUser()
  const addresses = isOwner(role)
    ? ['salons/mine', 'appointments/salon/{id}']
    : [`appointments/customer/id/${uid}`]
  return (
    <Card>
      <Stack gap={12}>
        <h2>{t('keys.use.title')}</h2>
        <p>{t('keys.use.text')}</p>
        <pre dir="ltr" tabIndex={0} aria-label={t('keys.use.example')} className={styles.example}>
          {`curl -H "Authorization: Bearer ${accessKeyPrefix}…" \\\n  ${addressOf(addresses[0] ?? '')}`}
        </pre>
        <p>{t('keys.use.opens')}</p>
        <ul className={styles.addresses}>
          {addresses.map(address => (
            <li key={address}>
              <code dir="ltr">{`GET /${address}`}</code>
            </li>
          ))}
        </ul>
        <p>{t(isOwner(role) ? 'keys.use.salonFeed' : 'keys.use.clientFeed')}</p>
        <code dir="ltr" className={styles.feed}>
          {decodeURI(feedAddress(`${accessKeyPrefix}…`, i18n.language))}
        </code>
      </Stack>
    </Card>
  )
}
