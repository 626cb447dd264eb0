import { useTranslation } from 'react-i18next'
import type { BookRequest, SameTime } from '@/domain/appointment'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { confirmBooking } from '../confirmBooking'

interface SameTimeQuestionProps extends SameTime {
  request: BookRequest
}

/** Asks whether the booking is for somebody else. Its button stands apart from the one that was pressed. */
export function SameTimeQuestion({ booked, request }: SameTimeQuestionProps) {
  const { t } = useTranslation('booking')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { serviceName, serviceNameAr = null, salonName = '', salonNameAr = null } = booked
  return (
    <Banner
      tone="warn"
      title={t('sameTime.title')}
      live
      action={
        <Button needsNetwork onClick={() => void dispatch(confirmBooking({ ...request, forAnother: true }))}>
          {t('sameTime.book')}
        </Button>
      }
    >
      <p>
        {t('sameTime.text', {
          service: format.name({ name: serviceName, nameAr: serviceNameAr }),
          salon: format.name({ name: salonName, nameAr: salonNameAr }),
          date: format.date(booked.date),
          time: format.time(booked.startTime, booked.offset),
        })}
      </p>
    </Banner>
  )
}
