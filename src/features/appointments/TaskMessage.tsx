import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Banner } from '@/ui/Banner'
import { IconButton } from '@/ui/IconButton'
import { selectTask, taskDropped } from './appointmentsSlice'
import styles from './TaskMessage.module.css'

/** Says what was just done. The region is always mounted, so that screen readers announce it. */
export const TaskMessage = () => {
  const { t } = useTranslation(['appointments', 'common'])
  const dispatch = useAppDispatch()
  const task = useSelector(selectTask)
  const done = task.kind === 'idle' ? task.done : null
  return (
    <div role="status" className={styles.notification}>
      {done && (
        <Banner
          tone="good"
          action={
            <IconButton icon="close" label={t('common:dismiss')} onClick={() => dispatch(taskDropped())} />
          }
        >
          {t(`done.${done}`)}
        </Banner>
      )}
    </div>
  )
}
