import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { StaffWithHours } from '@/domain/team'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { removeStaff } from './removeStaff'
import { StrandedList } from './StrandedList'
import { removalEnded, type StaffRemoval } from './teamSlice'

interface RemovalDialogProps {
  salonId: string
  staffMember: StaffWithHours
  step: StaffRemoval['step']
}

/** Asks before a person is removed, and tells what is booked with them: it stays. */
export function RemovalDialog({ salonId, staffMember, step }: RemovalDialogProps) {
  const { t } = useTranslation(['team', 'common'])
  const dispatch = useAppDispatch()
  const { name } = useFormat()
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('removal.title', { name: name(staffMember) })}
      confirmLabel={t('removal.confirm')}
      cancelLabel={t('common:cancel')}
      busy={step === 'sending'}
      onConfirm={() => void dispatch(removeStaff(salonId, staffMember.id))}
      onCancel={() => dispatch(removalEnded())}
    >
      <p>{t('removal.text')}</p>
      <StrandedList salonId={salonId} staffId={staffMember.id} />
      {(step === 'failed' || step === 'last_one') && (
        <Banner tone="bad" live>
          {t(`removal.${step}`)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
