import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coordinates } from '@/domain/geography/distance'
import { mapClass } from '@/features/map/createMap'
import { useMapNames } from '@/features/map/useMapNames'
import { drawPinMap, type DrawnPinMap } from './drawPinMap'
import styles from './PinMap.module.css'

interface PinMapProps {
  /** Where map and pin stand at first. */
  start: Coordinates
  country: string
  /** Named on the map before its neighbours. */
  city: string
  describedBy: string
  onMove: (position: Coordinates) => void
  onMiddle: (middle: Coordinates) => void
}

export function PinMap({ start, country, city, describedBy, onMove, onMiddle }: PinMapProps) {
  const { t } = useTranslation('profile')
  const [zoom, setZoom] = useState<number>()
  const [first] = useState(start)
  const names = useMapNames(country, zoom, city)
  const element = useRef<HTMLDivElement>(null)
  const map = useRef<DrawnPinMap>(null)

  const move = useEffectEvent(onMove)
  const moveMiddle = useEffectEvent(onMiddle)
  useEffect(() => {
    if (!element.current) return
    const drawn = drawPinMap(element.current, {
      words: { zoomIn: t('pin.zoomIn'), zoomOut: t('pin.zoomOut') },
      start: first,
      onZoom: setZoom,
      onMove: position => move(position),
      onMiddle: middle => moveMiddle(middle),
    })
    map.current = drawn
    return () => drawn.remove()
  }, [t, first])
  useEffect(() => map.current?.showNames(names), [names, t])

  return (
    <div className={styles.frame}>
      {/* An application: a screen reader passes the arrow keys on to the map. */}
      <div
        ref={element}
        dir="ltr"
        role="application"
        aria-label={t('pin.map')}
        aria-describedby={describedBy}
        className={mapClass}
      />
      <span className={styles.cross} aria-hidden="true" />
    </div>
  )
}
