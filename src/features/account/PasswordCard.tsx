import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { ResultToast } from '@/store/ResultToast'
import { usePageEnd } from '@/store/usePageEnd'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/Stack'
import { passwordChangeRead, selectPasswordStep, settingsPageLeft } from './accountSlice'
import { PasswordForm } from './PasswordForm'
import styles from './account.module.css'

export function PasswordCard() {
  const { t } = useTranslation('account')
  const step = useSelector(selectPasswordStep)
  usePageEnd(settingsPageLeft)
  return (
    <Stack gap={16} className={styles.card}>
      <ResultToast dismissed={passwordChangeRead}>{step === 'changed' && t('password.changed')}</ResultToast>
      <Card padding="roomy">
        <PasswordForm />
      </Card>
    </Stack>
  )
}
