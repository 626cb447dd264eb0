import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectUser } from '@/features/auth/authSlice'
import { isOwner } from '@/domain/role'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import styles from './account.module.css'

const goes = ['details', 'bookings', 'access', 'subscription'] as const

interface ConfirmDeletionProps {
  open: boolean
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Lists what the deletion removes. A visitor's role is unknown, so the list includes the salon. */
export function ConfirmDeletion({ open, busy, onConfirm, onCancel }: ConfirmDeletionProps) {
  const { t } = useTranslation(['account', 'common'])
  const user = useSelector(selectUser)
  return (
    <ConfirmDialog
      open={open}
      busy={busy}
      tone="danger"
      title={t('deletion.ask')}
      confirmLabel={t('deletion.confirm')}
      cancelLabel={t('deletion.keep')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('deletion.goesFor')}</p>
      <ul className={styles.goes}>
        {goes.map(what => (
          <li key={what}>{t(`deletion.goes.${what}`)}</li>
        ))}
        {(!user || isOwner(user.role)) && <li>{t('deletion.goes.salon')}</li>}
      </ul>
      <p>{t('deletion.stays')}</p>
    </ConfirmDialog>
  )
}
