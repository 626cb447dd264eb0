import { useTranslation } from 'react-i18next'
import type { SameTime } from '@/domain/appointment'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'

/** Asks whether the booking is for somebody else. The button below then says that it is. */
export function SameTimeQuestion({ booked }: SameTime) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const { serviceName, serviceNameAr = null, salonName = '', salonNameAr = null } = booked
  return (
    <Banner tone="warn" title={t('sameTime.title')} live>
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
