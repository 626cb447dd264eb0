import { useTranslation } from 'react-i18next'
import type { StaffAccess } from '@/domain/staffAccess'
import { wallOf } from '@/domain/zonedTime'
import { useReadersZone } from '@/i18n/readersClock'
import { useFormat } from '@/i18n/useFormat'
import { EntryFact } from '@/ui/EntryFact'

/** Whether a staff member logs in, or until when they are invited to. */
export function LoginFact({ access }: { access: StaffAccess | undefined }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const zone = useReadersZone()
  if (!access) return null
  const { state, expiresAt = 0 } = access
  return (
    <EntryFact>
      {state === 'login'
        ? t('login.has')
        : t('login.invitedUntil', { date: format.date(wallOf(expiresAt, zone).date, 'short') })}
    </EntryFact>
  )
}
