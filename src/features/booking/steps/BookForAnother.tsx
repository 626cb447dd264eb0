import { useTranslation } from 'react-i18next'
import type { BookRequest, SameTime } from '@/domain/appointment'
import { SameTimeQuestion } from '@/features/slots/SameTimeQuestion'
import { useAppDispatch } from '@/store/services'
import { confirmBooking } from '../confirmBooking'

interface BookForAnotherProps extends SameTime {
  request: BookRequest
}

/** Asks a client who has an appointment at that time whether the new one is for somebody else. */
export function BookForAnother({ booked, request }: BookForAnotherProps) {
  const { t } = useTranslation('booking')
  const dispatch = useAppDispatch()
  const onAgreed = () => void dispatch(confirmBooking({ ...request, forAnother: true }))
  return <SameTimeQuestion booked={booked} agreement={{ label: t('bookForAnother'), onAgreed }} />
}
