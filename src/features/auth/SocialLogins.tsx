import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Stack } from '@/ui/Stack'
import styles from './auth.module.css'

/** Social logins do not exist yet. The buttons say so. */
export function SocialLogins() {
  const { t } = useTranslation(['auth', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  return (
    <Stack gap={12}>
      <p className={styles.divider}>{t('login.or')}</p>
      <div className={styles.row}>
        <Button fullWidth onClick={open}>
          {t('login.google')}
        </Button>
        <Button fullWidth onClick={open}>
          {t('login.facebook')}
        </Button>
      </div>
      <div role="alert">
        {isOpen && (
          <Banner
            action={<IconButton icon="close" label={t('common:dismiss')} onClick={() => setIsOpen(false)} />}
          >
            {t('common:comingSoon')}
          </Banner>
        )}
      </div>
    </Stack>
  )
}
