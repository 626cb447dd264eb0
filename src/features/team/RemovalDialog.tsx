import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { TeamMember } from '@/domain/team'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { removeMember } from './removeMember'
import { StrandedList } from './StrandedList'
import { removalEnded, type MemberRemoval } from './teamSlice'

interface RemovalDialogProps {
  salonId: string
  member: TeamMember
  step: MemberRemoval['step']
}

/** Asks before a person is removed, and tells what is booked with them: it stays. */
export function RemovalDialog({ salonId, member, step }: RemovalDialogProps) {
  const { t } = useTranslation(['team', 'common'])
  const dispatch = useAppDispatch()
  const { name } = useFormat()
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('removal.title', { name: name(member) })}
      confirmLabel={t('removal.confirm')}
      cancelLabel={t('common:cancel')}
      busy={step === 'sending'}
      onConfirm={() => void dispatch(removeMember(salonId, member.id))}
      onCancel={() => dispatch(removalEnded())}
    >
      <p>{t('removal.text')}</p>
      <StrandedList salonId={salonId} memberId={member.id} />
      {(step === 'failed' || step === 'last_one') && (
        <Banner tone="bad" live>
          {t(`removal.${step}`)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
