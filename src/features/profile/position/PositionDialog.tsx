import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coordinates } from '@/domain/geography/distance'
import type { SalonProfile } from '@/domain/profile'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { PinMap } from './PinMap'
import { coordinatesText, usePositionWords } from './usePositionWords'
import styles from './PositionField.module.css'

interface PositionDialogProps {
  profile: SalonProfile
  start: Coordinates
  onSave: (position: Coordinates) => void
  onClose: () => void
}

/** The salon's pin on a map. Save hands the position to the form. */
export function PositionDialog({ profile, start, onSave, onClose }: PositionDialogProps) {
  const { t } = useTranslation(['profile', 'common'])
  const wordsOf = usePositionWords(profile.city, profile.country)
  const [position, setPosition] = useState(start)
  const [middle, setMiddle] = useState<Coordinates>()
  return (
    <Dialog open size="large" title={t('pin.title')} closeLabel={t('common:close')} onClose={onClose}>
      <p id="pin-help">{t('pin.help')}</p>
      <PinMap
        start={start}
        country={profile.country}
        city={profile.city}
        describedBy="pin-help"
        onMove={moved => {
          setPosition(moved)
          setMiddle(undefined)
        }}
        onMiddle={setMiddle}
      />
      <p role="status">
        <span>{t('pin.at', { where: wordsOf(position) })}</span>{' '}
        <bdi dir="ltr" className={styles.coordinates}>
          {coordinatesText(position)}
        </bdi>
      </p>
      <p role="status" className="visually-hidden">
        {middle && t('pin.middle', { where: wordsOf(middle) })}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="primary" onClick={() => onSave(position)}>
          {t('common:save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
