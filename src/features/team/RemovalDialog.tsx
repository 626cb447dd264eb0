import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import type { StaffWithHours } from '@/domain/team'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { removeStaff } from './removeStaff'
import { StrandedList } from './StrandedList'
import { removalEnded } from './teamSlice'
import { removalSubmission } from './teamSubmissions'

interface RemovalDialogProps {
  salonId: string
  staffMember: StaffWithHours
}

/** Confirms the removal of a staff member and lists their appointments, which stay booked. */
export function RemovalDialog({ salonId, staffMember }: RemovalDialogProps) {
  const { t } = useTranslation(['team', 'common'])
  const dispatch = useAppDispatch()
  const { name } = useFormat()
  const submission = useSubmission(removalSubmission)
  const problem = problemIn(submission)
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('removal.title', { name: name(staffMember) })}
      confirmLabel={t('removal.confirm')}
      cancelLabel={t('common:cancel')}
      busy={isSubmitting(submission)}
      onConfirm={() => void dispatch(removeStaff(salonId, staffMember.id))}
      onCancel={() => dispatch(removalEnded())}
    >
      <p>{t('removal.text')}</p>
      <StrandedList salonId={salonId} staffId={staffMember.id} />
      {problem && (
        <Banner tone="bad" live>
          {t(problem.status === 409 ? 'removal.last_one' : 'removal.failed')}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
