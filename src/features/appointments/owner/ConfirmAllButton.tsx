import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { useAppDispatch } from '@/store/services'
import { Button } from '@/ui/Button'
import { confirmAllRequested } from '../appointmentsSlice'

/** Of several requests; a single one has its own button. */
export const ConfirmAllButton = ({ waiting }: { waiting: readonly Appointment[] }) => {
  const { t } = useTranslation('appointments')
  const dispatch = useAppDispatch()
  if (waiting.length < 2) return null
  return (
    <Button variant="primary" icon="check" needsNetwork onClick={() => dispatch(confirmAllRequested())}>
      {t('owner.confirmAll.open', { count: waiting.length })}
    </Button>
  )
}
