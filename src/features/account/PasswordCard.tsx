import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { usePageEnd } from '@/store/usePageEnd'
import { Banner } from '@/ui/Banner'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/Stack'
import { selectPasswordStep, settingsPageLeft } from './accountSlice'
import { PasswordForm } from './PasswordForm'
import styles from './account.module.css'

export function PasswordCard() {
  const { t } = useTranslation('account')
  const step = useSelector(selectPasswordStep)
  usePageEnd(settingsPageLeft)
  return (
    <Stack gap={16} className={styles.card}>
      {step === 'changed' && (
        <Banner tone="good" live>
          {t('password.changed')}
        </Banner>
      )}
      <Card padding="roomy">
        <PasswordForm />
      </Card>
    </Stack>
  )
}
