import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { clockNoteClosed, selectDeviceAhead } from '@/store/clockSlice'
import { useAppDispatch } from '@/store/services'
import { ToastRegion } from '@/ui/ToastRegion'

const minute = 60_000

/** Says that the device's clock is off, and that the times shown are right all the same. */
export function ClockToast() {
  const { t } = useTranslation(['clock', 'common'])
  const dispatch = useAppDispatch()
  const deviceAhead = useSelector(selectDeviceAhead)
  const minutes = Math.round(Math.abs(deviceAhead) / minute)
  const [unit, count] =
    minutes < 60 ? (['minutes', minutes] as const) : (['hours', Math.round(minutes / 60)] as const)
  const text = t(deviceAhead > 0 ? 'fast' : 'slow', { by: t(unit, { count }) })
  return (
    <ToastRegion
      label={t('label')}
      toasts={[{ id: 'clock', tone: 'info', text }]}
      dismissLabel={t('common:dismiss')}
      onDismiss={() => dispatch(clockNoteClosed())}
    />
  )
}
