import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/api/services'
import { Banner } from '@/ui/Banner'
import { IconButton } from '@/ui/IconButton'
import styles from './DiaryNotice.module.css'
import { selectDiaryTask, taskLeft } from './diarySlice'

/** Says what was just done, or why a dragged appointment went back; always there, so that it is read aloud. */
export const DiaryNotice = () => {
  const { t } = useTranslation(['diary', 'common'])
  const dispatch = useAppDispatch()
  const task = useSelector(selectDiaryTask)
  const { done, problem } = task.kind === 'idle' ? task : { done: null, problem: null }
  return (
    <div role="status" className={styles.notice}>
      {(done ?? problem) && (
        <Banner
          tone={problem ? 'bad' : 'good'}
          action={
            <IconButton icon="close" label={t('common:dismiss')} onClick={() => dispatch(taskLeft())} />
          }
        >
          {problem ? t('movedBack', { why: t(`problem.${problem}`) }) : done && t(`deed.${done}`)}
        </Banner>
      )}
    </div>
  )
}
