import { latLngBounds, layerGroup, marker } from 'leaflet'
import type { Coordinates } from '@/domain/geography/distance'
import { createMap, iconOf, pointOf, type MapName, type MapWords } from '@/features/map/createMap'
import type { Point } from '@/features/map/groupsAt'
import styles from './SalonMap.module.css'

export interface MapPin {
  id: string
  position: Coordinates
  /** What stands on the pin. */
  text: string
  /** What the pin is for a screen reader. */
  label: string
}

interface MapOptions {
  words: MapWords
  onPress: (pinId: string) => void
  onZoom: (zoom: number) => void
}

/** A few streets, for pins that lie close together. */
const fittedZoom = 15
/** In pixels: it holds a price and is never below a finger. */
export const pinSize: Point = { x: 64, y: 44 }

export interface DrawnMap {
  showPins: (pins: readonly MapPin[]) => void
  showNames: (names: readonly MapName[]) => void
  fit: (positions: readonly Coordinates[]) => void
  markChosen: (pinId: string | undefined) => void
  focusPin: (pinId: string) => void
  remove: () => void
}

/** A map of pins that can be pressed. */
export function drawMap(element: HTMLElement, { words, onPress, onZoom }: MapOptions): DrawnMap {
  const { map, showNames } = createMap(element, words)
  const pins = layerGroup().addTo(map)
  const elements = new Map<string, HTMLElement>()
  map.on('zoomend', () => onZoom(map.getZoom()))

  function addPin({ id, position, text, label }: MapPin): void {
    const pin = marker(pointOf(position), { icon: iconOf(text, pinSize, styles.pin), riseOnHover: true })
      .on('click', () => onPress(id))
      .addTo(pins)
    const shown = pin.getElement()
    if (!shown) return
    shown.setAttribute('aria-label', label)
    // The library presses only what has a popup.
    shown.addEventListener('keydown', event => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onPress(id)
    })
    elements.set(id, shown)
  }

  return {
    showPins: wanted => {
      pins.clearLayers()
      elements.clear()
      wanted.forEach(addPin)
    },
    showNames,
    fit: positions => {
      if (positions.length === 0) return
      const bounds = latLngBounds(positions.map(pointOf))
      map.fitBounds(bounds, { padding: [48, 48], maxZoom: fittedZoom, animate: false })
    },
    markChosen: pinId => {
      for (const [id, shown] of elements) shown.toggleAttribute('data-chosen', id === pinId)
    },
    focusPin: pinId => elements.get(pinId)?.focus(),
    remove: () => map.remove(),
  }
}
