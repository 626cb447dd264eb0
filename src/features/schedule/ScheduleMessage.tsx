import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Banner } from '@/ui/Banner'
import { IconButton } from '@/ui/IconButton'
import styles from './ScheduleMessage.module.css'
import { savedRead, selectChange } from './scheduleSlice'

/** Says what was just saved. The region is always rendered, so that it is read aloud. */
export function ScheduleMessage() {
  const { t } = useTranslation(['schedule', 'common'])
  const dispatch = useAppDispatch()
  const change = useSelector(selectChange)
  return (
    <div role="status" className={styles.notification}>
      {change?.isSaved && (
        <Banner
          tone="good"
          action={
            <IconButton icon="close" label={t('common:dismiss')} onClick={() => dispatch(savedRead())} />
          }
        >
          {t(`done.${change.kind}`)}
        </Banner>
      )}
    </div>
  )
}
