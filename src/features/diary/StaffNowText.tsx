import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/classNames'
import type { StaffNow } from './staffNow'
import styles from './StaffNowText.module.css'
import { useDiaryWords } from './useDiaryWords'

export const StaffNowText = ({ value, timeZone }: { value: StaffNow; timeZone: string }) => {
  const { t } = useTranslation('diary')
  const { timeOf } = useDiaryWords(timeZone)
  return (
    <span className={styles.now}>
      <span aria-hidden="true" className={classNames(styles.dot, styles[value.state])} />
      <span>
        {value.state === 'busy'
          ? t('staffNow.busy', { time: timeOf(value.until) })
          : t(`staffNow.${value.state}`)}
      </span>
    </span>
  )
}
