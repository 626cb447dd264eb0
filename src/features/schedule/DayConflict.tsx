import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { useFormat } from '@/i18n/useFormat'
import { EditConflict } from '@/ui/form/EditConflict'
import { keepMine } from './makeChange'
import { selectConflict, theirsTaken } from './scheduleSlice'
import { useDayWords } from './useDayWords'

/** What somebody else has saved for a day while it was in the form. */
export function DayConflict({ salonId, sectionId }: { salonId: string; sectionId: string }) {
  const { t } = useTranslation('common')
  const dispatch = useAppDispatch()
  const { weekday } = useFormat()
  const { opening, breaks } = useDayWords()
  const conflict = useSelector(selectConflict)
  if (!conflict || conflict.conflicting.length === 0) return null
  const { theirs, conflicting } = conflict
  const parts = { opening: opening(theirs), breaks: breaks(theirs) }
  const value = conflicting
    .map(part => parts[part])
    .filter(Boolean)
    .join(' · ')
  return (
    <EditConflict
      words={t('conflict', { returnObjects: true })}
      changes={[{ label: weekday(theirs.day), value }]}
      onKeepMine={() => void dispatch(keepMine(salonId, sectionId))}
      onTakeTheirs={() => dispatch(theirsTaken())}
    />
  )
}
