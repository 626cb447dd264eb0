import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import { useFormat } from '@/i18n/useFormat'
import { isMissing } from '@/store/ApiError'
import { QueryFailed } from '@/store/QueryFailed'
import { Icon } from '@/ui/Icon'
import { Skeleton } from '@/ui/Skeleton'
import styles from './TooLateNote.module.css'

/** Uses the largest unit that gives a whole number: two hours, 90 minutes. */
function durationText(minutes: number, locale: string): string {
  const inHours = minutes % 60 === 0
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: inHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(inHours ? minutes / 60 : minutes)
}

/** Replaces the cancel and reschedule buttons when it is too late for them: the client must call the salon. */
export const TooLateNote = ({ salonId }: { salonId: string }) => {
  const { t } = useTranslation('appointments')
  const { locale } = useFormat()
  const query = salonsApi.useGetSalonQuery(salonId)
  const { data: salon, error } = query
  const minutes = salon?.cancelNoticeMinutes ?? 0
  if (!salon && !error) {
    return (
      <div className={styles.row}>
        <Skeleton />
      </div>
    )
  }
  return (
    <>
      <p className={styles.note}>
        <Icon name="info" size={20} />
        <span>
          <span>{minutes > 0 ? t('tooLate', { time: durationText(minutes, locale) }) : t('tooLateAny')}</span>{' '}
          {salon?.phone && (
            <>
              <span>{t('callSalon')}</span>{' '}
              <a href={`tel:${salon.phone}`} dir="ltr" className={styles.phone}>
                {salon.phone}
              </a>
            </>
          )}
        </span>
      </p>
      {!salon && !isMissing(error) && (
        <div className={styles.row}>
          <QueryFailed isNote title={t('tooLateFailed')} query={query} />
        </div>
      )}
    </>
  )
}
