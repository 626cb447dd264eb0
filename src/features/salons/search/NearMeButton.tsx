import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Button } from '@/ui/Button'
import { useLate } from '@/ui/useLate'
import { findNearMe } from './findNearMe'
import { nearMeLeft, selectNearMe } from './nearMeSlice'
import styles from './NearMeButton.module.css'

interface NearMeButtonProps {
  /** Whether distances are measured from the user's position. */
  isOn: boolean
  onFound: () => void
  onLeft: () => void
}

/** Asks for the user's position. A second press turns Near Me off. */
export const NearMeButton = ({ isOn, onFound, onLeft }: NearMeButtonProps) => {
  const { t } = useTranslation('search')
  const dispatch = useAppDispatch()
  const { step } = useSelector(selectNearMe)
  // A device may take long to find its position, and the user may have navigated meanwhile.
  const showFound = useLate(onFound)

  const press = async () => {
    if (isOn) {
      dispatch(nearMeLeft())
      onLeft()
      return
    }
    if ('position' in (await dispatch(findNearMe()))) showFound()
  }

  return (
    <Button
      icon="pin"
      aria-pressed={isOn}
      busy={step === 'asking'}
      className={styles.button}
      onClick={() => void press()}
    >
      {t('nearMe.label')}
    </Button>
  )
}
