import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { useFormat } from '@/i18n/useFormat'
import { clockNoteClosed, selectDeviceAhead, selectIsClockOff } from '@/store/clockSlice'
import { useAppDispatch } from '@/store/services'
import { Toasts } from '@/store/Toasts'
import type { ToastItem } from '@/ui/Toast'
import {
  selectDropped,
  selectIsStorageRefused,
  storageRefusalDismissed,
  storageToastClosed,
} from './layoutSlice'

/** What a reader calls it; anything else is all that the browser keeps of unfinished work. */
const things: Readonly<Record<string, 'user' | 'signUp' | 'booking' | 'payment' | 'plan' | 'colors'>> = {
  user: 'user',
  auth: 'signUp',
  booking: 'booking',
  submissions: 'booking',
  checkout: 'payment',
  subscription: 'plan',
  preferences: 'colors',
}

const dismissals = { dropped: storageToastClosed, refused: storageRefusalDismissed, clock: clockNoteClosed }

const minute = 60_000

/** Says what of the browser's storage could not be read, that it stores nothing, and that its clock is off. */
export function DeviceToasts() {
  const { t } = useTranslation('device')
  const { list } = useFormat()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const dropped = useSelector(selectDropped)
  const isClockOff = useSelector(selectIsClockOff)
  const deviceAhead = useSelector(selectDeviceAhead)
  const named = new Set(dropped?.map(name => things[name] ?? 'all'))
  const what = list([...named].map(thing => t(`storage.what.${thing}`)))
  const isRefused = useSelector(selectIsStorageRefused)
  const close = () => dispatch(storageToastClosed())
  // The session file holds what was dropped; it is looked at and saved there.
  const goToFile = () => {
    close()
    void navigate(paths.contact)
  }
  const minutes = Math.round(Math.abs(deviceAhead) / minute)
  const [unit, count] =
    minutes < 60 ? (['minutes', minutes] as const) : (['hours', Math.round(minutes / 60)] as const)
  const by = t(`clock.${unit}`, { count })
  const toasts: ToastItem[] = []
  if (dropped) {
    const action = { label: t('storage.download'), onPress: goToFile }
    toasts.push({ id: 'dropped', tone: 'warn', text: t('storage.text', { what }), action, stays: true })
  }
  if (isRefused) toasts.push({ id: 'refused', tone: 'warn', text: t('storage.refused'), stays: true })
  if (isClockOff) {
    const text = t(deviceAhead > 0 ? 'clock.fast' : 'clock.slow', { by })
    toasts.push({ id: 'clock', tone: 'info', text, stays: true })
  }
  return <Toasts toasts={toasts} onDismiss={id => dispatch(dismissals[id as keyof typeof dismissals]())} />
}
