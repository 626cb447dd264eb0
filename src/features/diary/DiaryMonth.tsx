import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { MonthCalendar } from '@/ui/MonthCalendar'
import { UiLocale } from '@/ui/UiLocale'
import styles from './DiaryMonth.module.css'

interface DiaryMonthProps {
  button: RefObject<HTMLButtonElement | null>
  date: IsoDate
  today: IsoDate
  onClose: () => void
  /** Null for today. */
  onDateChosen: (date: IsoDate | null) => void
}

/** A month below the date, to choose another. */
export const DiaryMonth = ({ button, date, today, onClose, onDateChosen }: DiaryMonthProps) => {
  const { t } = useTranslation('diary')
  const { locale } = useFormat()
  return (
    <UiLocale>
      <Popover
        triggerRef={button}
        isOpen
        placement="bottom"
        className={styles.popover ?? ''}
        onOpenChange={isOpen => {
          if (!isOpen) onClose()
        }}
      >
        <Dialog className={styles.dialog ?? ''} aria-label={t('chooseDate')}>
          <MonthCalendar
            label={t('chooseDate')}
            locale={locale}
            date={date}
            today={today}
            onDateChosen={onDateChosen}
          />
          <Button variant="quiet" size="small" onClick={() => onDateChosen(null)}>
            {t('today')}
          </Button>
        </Dialog>
      </Popover>
    </UiLocale>
  )
}
