import { useTranslation } from 'react-i18next'
import type { StaffWithHours } from '@/domain/team'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Banner } from '@/ui/Banner'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { removeLogin } from './saveLogin'
import { loginRemovalDropped } from './teamSlice'
import { loginRemovalSubmission } from './teamSubmissions'

interface LoginEndDialogProps {
  salonId: string
  staffMember: StaffWithHours
}

/** Confirms the removal of a login, whose sessions end with it, or of an invitation to one. */
export function LoginEndDialog({ salonId, staffMember }: LoginEndDialogProps) {
  const { t } = useTranslation(['team', 'common'])
  const dispatch = useAppDispatch()
  const { name } = useFormat()
  const submission = useSubmission(loginRemovalSubmission)
  const problem = problemIn(submission)
  const ended = staffMember.access?.state === 'login' ? 'end' : 'endInvitation'
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t(`login.${ended}.title`, { name: name(staffMember) })}
      confirmLabel={t(ended === 'end' ? 'login.remove' : 'login.withdraw')}
      cancelLabel={t('common:cancel')}
      busy={isSubmitting(submission)}
      onConfirm={() => void dispatch(removeLogin({ salonId, staffId: staffMember.id }))}
      onCancel={() => dispatch(loginRemovalDropped())}
    >
      <p>{t(`login.${ended}.text`)}</p>
      {problem && (
        <Banner tone="bad" live>
          {t(problem.status === 403 ? 'login.forbidden' : 'login.failed')}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
