import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { selectPositionState } from './profileSlice'
import { savePosition, type FindPosition } from './savePosition'
import styles from './Shortcuts.module.css'

interface MyLocationProps {
  salonId: string
  findPosition: FindPosition
}

/** Makes the position where the owner stands the salon's; says what came of it. */
export function MyLocation({ salonId, findPosition }: MyLocationProps) {
  const { t } = useTranslation('profile')
  const dispatch = useAppDispatch()
  const position = useSelector(selectPositionState)
  const isBusy = position.step === 'asking' || position.step === 'saving'
  return (
    <>
      <Button
        icon="pin"
        needsNetwork
        busy={isBusy}
        onClick={() => void dispatch(savePosition(salonId, findPosition))}
      >
        {t('shortcut.location')}
      </Button>
      <div role="status" className={styles.wide}>
        {position.step === 'saved' && <Banner tone="good">{t('position.saved')}</Banner>}
        {position.step === 'failed' && <Banner tone="warn">{t(`position.${position.problem}`)}</Banner>}
      </div>
    </>
  )
}
