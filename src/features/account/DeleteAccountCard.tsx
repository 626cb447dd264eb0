import { Card } from '@/ui/Card'
import { DeleteAccountForm } from './DeleteAccountForm'
import { useSettingsPage } from './useSettingsPage'
import styles from './account.module.css'

export function DeleteAccountCard() {
  useSettingsPage()
  return (
    <Card padding="roomy" className={styles.card}>
      <DeleteAccountForm />
    </Card>
  )
}
