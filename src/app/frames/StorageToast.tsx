import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { afterPaint } from '@/ui/afterPaint'
import { ToastRegion } from '@/ui/ToastRegion'
import { selectDropped, storageToastClosed } from './layoutSlice'

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

/** Says what of the browser's storage could not be read. */
export function StorageToast() {
  const { t } = useTranslation(['storage', 'common'])
  const { list } = useFormat()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const dropped = useSelector(selectDropped) ?? []
  // A region that comes with its message is not read aloud.
  const [isThere, setThere] = useState(false)
  useEffect(() => void afterPaint().then(() => setThere(true)), [])
  const named = new Set(dropped.map(name => things[name] ?? 'all'))
  const what = list([...named].map(thing => t(`what.${thing}`)))
  const close = () => dispatch(storageToastClosed())
  // The session file holds what was dropped; it is looked at and saved there.
  const goToFile = () => {
    close()
    void navigate(paths.contact)
  }
  const toast = {
    id: 'dropped',
    tone: 'warn',
    text: t('text', { what }),
    action: { label: t('download'), onPress: goToFile },
  } as const
  return (
    <ToastRegion
      label={t('label')}
      toasts={isThere ? [toast] : []}
      dismissLabel={t('common:dismiss')}
      onDismiss={close}
    />
  )
}
