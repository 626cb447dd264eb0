import {
  circleMarker,
  control,
  divIcon,
  latLngBounds,
  layerGroup,
  map as createMap,
  marker,
  tileLayer,
  type LatLngTuple,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Coordinates } from '@/domain/geography/distance'
import { offered } from '@/ui/offered'
import type { Point } from './groupsAt'
import styles from './SalonMap.module.css'

/** A town or a country of a map without tiles. */
export interface MapName {
  name: string
  position: Coordinates
}

export interface MapPin {
  id: string
  position: Coordinates
  /** What stands on the pin. */
  text: string
  /** What the pin is for a screen reader. */
  label: string
}

interface MapOptions {
  words: { zoomIn: string; zoomOut: string }
  onPress: (pinId: string) => void
  onZoom: (zoom: number) => void
}

/** The levels of tiles end here. */
export const nearestZoom = 19
/** A few streets, for pins that lie close together. */
const fittedZoom = 15
const dotRadius = 5
/** In pixels: it holds a price and is never below a finger. */
export const pinSize: Point = { x: 64, y: 44 }

const pointOf = ({ latitude, longitude }: Coordinates): LatLngTuple => [latitude, longitude]

function ofText(text: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  return element
}

const iconOf = (text: string, { x, y }: Point, className = '') =>
  divIcon({ html: ofText(text), className, iconSize: [x, y] })

export interface DrawnMap {
  showPins: (pins: readonly MapPin[]) => void
  showNames: (names: readonly MapName[]) => void
  showTiles: (url: string, attribution: string) => void
  fit: (positions: readonly Coordinates[]) => void
  markChosen: (pinId: string | undefined) => void
  focusPin: (pinId: string) => void
  remove: () => void
}

/** A map in an empty element, without tiles until it gets some. */
export function drawMap(element: HTMLElement, { words, onPress, onZoom }: MapOptions): DrawnMap {
  const moves = !offered(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const map = createMap(element, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    maxZoom: nearestZoom,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
  })
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  control.scale({ imperial: false }).addTo(map)
  const names = layerGroup().addTo(map)
  const pins = layerGroup().addTo(map)
  const elements = new Map<string, HTMLElement>()
  map.on('zoomend', () => onZoom(map.getZoom()))

  function addName({ name, position }: MapName): void {
    const point = pointOf(position)
    circleMarker(point, { radius: dotRadius, interactive: false, className: styles.dot ?? '' }).addTo(names)
    marker(point, {
      icon: iconOf(name, { x: 0, y: 0 }, styles.name),
      interactive: false,
      keyboard: false,
    }).addTo(names)
  }

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
    showNames: wanted => {
      names.clearLayers()
      wanted.forEach(addName)
    },
    showTiles: (url, attribution) => {
      tileLayer(url, { attribution, maxZoom: nearestZoom }).addTo(map)
      control.attribution({ prefix: false }).addTo(map)
    },
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
