import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { ResultToast } from '@/store/ResultToast'
import { selectTask, taskDropped } from './appointmentsSlice'

/** Says what was just done. */
export const TaskMessage = () => {
  const { t } = useTranslation('appointments')
  const task = useSelector(selectTask)
  const done = task.kind === 'idle' ? task.done : null
  return <ResultToast dismissed={taskDropped}>{done && t(`done.${done}`)}</ResultToast>
}
