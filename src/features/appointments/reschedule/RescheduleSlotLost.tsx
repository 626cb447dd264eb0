import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { NearestSlots, type NearestSlotsProps } from '@/features/slots/NearestSlots'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { newSlotChosen, timesReopened } from '../appointmentsSlice'

type RescheduleSlotLostProps = Omit<NearestSlotsProps, 'onSlotChosen'>

/** Somebody else took the new slot. The appointment is unchanged, and the nearest free slots are shown. */
export const RescheduleSlotLost = (slots: RescheduleSlotLostProps) => {
  const { t } = useTranslation('appointments')
  const dispatch = useAppDispatch()
  return (
    <>
      <Banner tone="warn" title={t('move.lost')} live>
        {t('move.lostText')}
      </Banner>
      <NearestSlots {...slots} onSlotChosen={chosen => dispatch(newSlotChosen(chosen))} />
      <DialogActions>
        <Button icon="calendar" onClick={() => dispatch(timesReopened())}>
          {t('move.otherTime')}
        </Button>
      </DialogActions>
    </>
  )
}
