import { useTranslation } from 'react-i18next'
import { teamApi } from '@/api/teamApi'
import type { Salon } from '@/domain/salon'
import type { Season } from '@/domain/season'
import { QueryFailed } from '@/store/QueryFailed'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Dialog } from '@/ui/Dialog'
import { SkeletonList } from '@/ui/SkeletonList'
import { changeSubmission } from '../changeSubmission'
import { seasonDialogClosed } from '../scheduleSlice'
import { SeasonForm } from './SeasonForm'

interface SeasonDialogProps {
  salon: Salon
  /** Undefined for a new one. */
  season: Season | undefined
}

export function SeasonDialog({ salon, season }: SeasonDialogProps) {
  const { t } = useTranslation(['schedule', 'common'])
  const dispatch = useAppDispatch()
  const team = teamApi.useGetTeamQuery(salon.id)
  const submission = useSubmission(changeSubmission)
  return (
    <Dialog
      open
      title={t(season ? 'seasons.editTitle' : 'seasons.addTitle')}
      closeLabel={t('common:close')}
      locked={isSubmitting(submission)}
      onClose={() => dispatch(seasonDialogClosed())}
    >
      {team.data ? (
        <SeasonForm salon={salon} staff={team.data.staff} season={season} />
      ) : team.isError ? (
        <QueryFailed title={t('seasons.failed')} query={team} />
      ) : (
        <SkeletonList label={t('common:loading')} />
      )}
    </Dialog>
  )
}
