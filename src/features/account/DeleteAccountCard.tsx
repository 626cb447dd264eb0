import { usePageEnd } from '@/store/usePageEnd'
import { Card } from '@/ui/Card'
import { settingsPageLeft } from './accountSlice'
import { DeleteAccountForm } from './DeleteAccountForm'
import styles from './account.module.css'

export function DeleteAccountCard() {
  usePageEnd(settingsPageLeft)
  return (
    <Card padding="roomy" className={styles.card}>
      <DeleteAccountForm />
    </Card>
  )
}
