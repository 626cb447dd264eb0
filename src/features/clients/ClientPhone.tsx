import { useTranslation } from 'react-i18next'
import { whatsAppAddress } from '@/domain/whatsAppAddress'
import { buttonClass } from '@/ui/buttonLook'
import { Icon } from '@/ui/Icon'
import { Inline } from '@/ui/Inline'
import { Stack } from '@/ui/Stack'
import styles from './ClientDialog.module.css'

export const ClientPhone = ({ phone }: { phone: string }) => {
  const { t } = useTranslation('clients')
  if (!phone) return <p className={styles.soft}>{t('noPhone')}</p>
  return (
    <Stack gap={8}>
      <p className={styles.number}>
        <bdi dir="ltr">{phone}</bdi>
      </p>
      <Inline>
        <a href={`tel:${phone}`} className={buttonClass({}, styles.link)}>
          <Icon name="phone" size={20} />
          <span>{t('call')}</span>
        </a>
        <a
          href={whatsAppAddress(phone)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({}, styles.link)}
        >
          <Icon name="forward" size={20} />
          <span>{t('whatsApp')}</span>
        </a>
      </Inline>
    </Stack>
  )
}
