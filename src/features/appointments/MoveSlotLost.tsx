import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { OfferedSlot } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { newSlotChosen, timesReopened } from './appointmentsSlice'
import type { Moving } from './moving'
import type { SlotViews } from './slotViews'

interface MoveSlotLostProps extends Pick<SlotViews, 'Pills'> {
  task: Extract<Moving, { step: 'slot_lost' }>
  dateOf: (slot: OfferedSlot) => IsoDate
}

/** Somebody else took the new time: the old appointment stands, and the nearest free times are offered. */
export const MoveSlotLost = ({ task, dateOf, Pills }: MoveSlotLostProps) => {
  const { t } = useTranslation('appointments')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const otherDays = task.nearest.some(slot => dateOf(slot) !== task.date)
  const inOrder = [...task.nearest].sort((one, other) => one.startsAt - other.startsAt)
  return (
    <>
      <Banner tone="warn" title={t('move.lost')} live>
        {t('move.lostText')}
      </Banner>
      {inOrder.length > 0 && (
        <>
          <p>{t('move.nearest')}</p>
          <Pills
            slots={inOrder}
            {...(otherDays && { dayOf: slot => format.date(dateOf(slot), 'short') })}
            onSlotChosen={slot => dispatch(newSlotChosen({ date: dateOf(slot), slot }))}
          />
        </>
      )}
      <DialogActions>
        <Button icon="calendar" onClick={() => dispatch(timesReopened())}>
          {t('move.otherTime')}
        </Button>
      </DialogActions>
    </>
  )
}
