import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import type { Salon } from '@/domain/salon'
import type { Team } from '@/domain/team'
import { useRights } from '@/features/auth/useRights'
import { Dialog } from '@/ui/Dialog'
import { StaffForm } from './StaffForm'
import { StaffPhoto } from './StaffPhoto'
import { TimeOffLink } from './TimeOffLink'
import { staffSubmission } from './teamSubmissions'
import { staffDialogClosed, type StaffDialogState } from './teamSlice'

interface StaffDialogProps {
  salon: Salon
  team: Team
  dialog: StaffDialogState
}

export function StaffDialog({ salon, team, dialog: { staffId } }: StaffDialogProps) {
  const { t } = useTranslation(['team', 'common'])
  const dispatch = useAppDispatch()
  const { changesTimeOff } = useRights()
  const submission = useSubmission(staffSubmission)
  const staffMember = team.staff.find(({ id }) => id === staffId)
  return (
    <Dialog
      open
      title={t(staffId === null ? 'addTitle' : 'editTitle')}
      closeLabel={t('common:close')}
      locked={isSubmitting(submission)}
      onClose={() => dispatch(staffDialogClosed())}
    >
      {staffMember && <StaffPhoto salonId={salon.id} staffMember={staffMember} />}
      {staffMember && changesTimeOff(staffMember.id) && <TimeOffLink staffId={staffMember.id} />}
      <StaffForm salon={salon} staffId={staffId} staffMember={staffMember} />
    </Dialog>
  )
}
