import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { ResultToast } from '@/store/ResultToast'
import { useAppDispatch } from '@/store/services'
import { undoChange } from './makeChange'
import { savedRead, selectChange } from './scheduleSlice'

/** Says what was just saved, and offers to undo it where that is possible. */
export const ScheduleMessage = () => {
  const { t } = useTranslation(['schedule', 'common'])
  const dispatch = useAppDispatch()
  const change = useSelector(selectChange)
  const undo = change?.undo
  const action = undo && {
    label: t('common:undo'),
    needsNetwork: true,
    onPress: () => void dispatch(undoChange(undo)),
  }
  return (
    <ResultToast action={action} dismissed={savedRead}>
      {change?.isSaved && t(`done.${change.kind}`)}
    </ResultToast>
  )
}
