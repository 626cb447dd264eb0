import { useTranslation } from 'react-i18next'
import type { SameTime } from '@/domain/appointment'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'

interface SameTimeQuestionProps extends SameTime {
  agreement: { label: string; onAgreed: () => void }
}

/** Asks whether the appointment is for somebody else. Its button stands apart from the one that was pressed. */
export function SameTimeQuestion({ booked, agreement }: SameTimeQuestionProps) {
  const { t } = useTranslation('slots')
  const format = useFormat()
  const { serviceName, serviceNameAr = null, salonName = '', salonNameAr = null } = booked
  return (
    <Banner
      tone="warn"
      title={t('sameTime.title')}
      live
      action={
        <Button needsNetwork onClick={agreement.onAgreed}>
          {agreement.label}
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
