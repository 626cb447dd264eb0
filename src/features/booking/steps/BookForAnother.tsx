import { useTranslation } from 'react-i18next'
import type { SameTime } from '@/domain/appointment'
import { SameTimeQuestion } from '@/features/slots/SameTimeQuestion'
import { useAppDispatch } from '@/store/services'
import { guestNamed } from '../bookingSlice'

/** Asks a client who has an appointment at that time whether the new one is for somebody else, and then for whom. */
export function BookForAnother({ booked }: SameTime) {
  const { t } = useTranslation('booking')
  const dispatch = useAppDispatch()
  const onAgreed = () => dispatch(guestNamed(''))
  return <SameTimeQuestion booked={booked} agreement={{ label: t('bookForAnother'), onAgreed }} />
}
