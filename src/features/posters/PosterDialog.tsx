import { useTranslation } from 'react-i18next'
import { postersApi } from '@/api/postersApi'
import type { Salon } from '@/domain/salon'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Dialog } from '@/ui/Dialog'
import { PosterEditForm } from './PosterEditForm'
import { PosterForm } from './PosterForm'
import { posterEditSubmission, posterSubmission } from './posterSubmission'
import { posterDialogClosed, type PosterDialogState } from './postersSlice'

interface PosterDialogProps {
  salon: Salon
  dialog: PosterDialogState
}

export function PosterDialog({ salon, dialog: { posterId = null, percent } }: PosterDialogProps) {
  const { t } = useTranslation(['posters', 'common'])
  const dispatch = useAppDispatch()
  const isCreating = isSubmitting(useSubmission(posterSubmission))
  const isSaving = isSubmitting(useSubmission(posterEditSubmission))
  const { data: posters } = postersApi.useListPostersQuery(salon.id)
  const poster = posters?.find(({ id }) => id === posterId)
  if (posterId !== null && !poster) return null
  return (
    <Dialog
      open
      size="small"
      title={t(poster ? 'editTitle' : 'add')}
      closeLabel={t('common:close')}
      locked={isCreating || isSaving}
      onClose={() => dispatch(posterDialogClosed())}
    >
      {poster ? (
        <PosterEditForm key={poster.id} salon={salon} poster={poster} />
      ) : (
        <PosterForm salon={salon} percent={isCreating ? percent : undefined} />
      )}
    </Dialog>
  )
}
