import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { Dialog } from '@/ui/Dialog'
import type { ShownStep } from './opened'
import { Screen } from './Screen'
import { selectZoom, zoomChosen, type Zoom } from './supportSlice'
import type { Size } from './useFit'
import styles from './ZoomedScreen.module.css'

const zooms: readonly Zoom[] = ['fit', 'actual', 'window']

interface ZoomedScreenProps {
  step: ShownStep
  size: Size
}

/** The screen of the step in the page, or in the whole window. */
export function ZoomedScreen({ step, size }: ZoomedScreenProps) {
  const { t } = useTranslation('support')
  const dispatch = useAppDispatch()
  const zoom = useSelector(selectZoom)
  const isWindow = zoom === 'window'
  return (
    <div className={styles.zoomed}>
      <ChipGroup
        label={t('zoom.label')}
        hideLabel
        value={zoom}
        onValueChange={value => {
          const chosen = zooms.find(known => known === value)
          if (chosen) dispatch(zoomChosen(chosen))
        }}
      >
        {zooms.map(value => (
          <Chip key={value} value={value}>
            {t(`zoom.${value}`)}
          </Chip>
        ))}
      </ChipGroup>
      {!isWindow && <Screen step={step} size={size} isActualSize={zoom === 'actual'} />}
      <Dialog
        open={isWindow}
        size="window"
        title={t('screen')}
        closeLabel={t('zoom.close')}
        onClose={() => dispatch(zoomChosen('fit'))}
      >
        <Screen step={step} size={size} />
      </Dialog>
    </div>
  )
}
