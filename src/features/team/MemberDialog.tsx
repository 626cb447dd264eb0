import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import type { Salon } from '@/domain/salon'
import type { Team } from '@/domain/team'
import { Dialog } from '@/ui/Dialog'
import { MemberForm } from './MemberForm'
import { MemberPhoto } from './MemberPhoto'
import { memberSubmission } from './teamSubmissions'
import { memberDialogClosed, type MemberDialogState } from './teamSlice'

interface MemberDialogProps {
  salon: Salon
  team: Team
  dialog: MemberDialogState
}

export function MemberDialog({ salon, team, dialog: { memberId, photo } }: MemberDialogProps) {
  const { t } = useTranslation(['team', 'common'])
  const dispatch = useAppDispatch()
  const submission = useSubmission(memberSubmission)
  const member = team.members.find(({ id }) => id === memberId)
  return (
    <Dialog
      open
      title={t(memberId === null ? 'addTitle' : 'editTitle')}
      closeLabel={t('common:close')}
      locked={isSubmitting(submission)}
      onClose={() => dispatch(memberDialogClosed())}
    >
      {member && <MemberPhoto salonId={salon.id} member={member} step={photo} />}
      <MemberForm salon={salon} memberId={memberId} member={member} />
    </Dialog>
  )
}
