import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { ToastRegion } from '@/ui/ToastRegion'
import { failureDismissed } from './layoutSlice'

/** Says once, however often it happens, that something failed which nothing has handled. */
export function FailureToast() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <div role="alert">
      <ToastRegion
        label={t('somethingWrong')}
        toasts={[{ id: 'failure', tone: 'bad', text: t('somethingWrong') }]}
        dismissLabel={t('dismiss')}
        onDismiss={() => dispatch(failureDismissed())}
      />
    </div>
  )
}
