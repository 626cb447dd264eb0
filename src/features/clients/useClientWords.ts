import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'

/** For the salon: whom an appointment is for, and who booked it where that is somebody else. Stable. */
export function useClientWords() {
  const { t } = useTranslation('clients')
  return useMemo(
    () => ({
      who: ({ guestName, clientName = '' }: Pick<Appointment, 'guestName' | 'clientName'>): string =>
        guestName && clientName ? t('guest', { guest: guestName, client: clientName }) : clientName,
    }),
    [t],
  )
}
