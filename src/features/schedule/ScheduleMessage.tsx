import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { ResultToast } from '@/store/ResultToast'
import { savedRead, selectChange } from './scheduleSlice'

/** Says what was just saved. */
export const ScheduleMessage = () => {
  const { t } = useTranslation('schedule')
  const change = useSelector(selectChange)
  return <ResultToast dismissed={savedRead}>{change?.isSaved && t(`done.${change.kind}`)}</ResultToast>
}
