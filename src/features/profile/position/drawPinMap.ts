import { divIcon, marker, type LatLng } from 'leaflet'
import type { Coordinates } from '@/domain/geography/distance'
import { createMap, pointOf, type MapName, type MapWords } from '@/features/map/createMap'
import { mapTiles } from '@/features/map/mapTiles'
import { iconPaths } from '@/ui/iconPaths'
import styles from './PinMap.module.css'

interface PinMapOptions {
  words: MapWords
  start: Coordinates
  onZoom: (zoom: number) => void
  onMove: (position: Coordinates) => void
  /** After each move of the map itself. */
  onMiddle: (middle: Coordinates) => void
}

/** In pixels; never below a finger. */
const pinSize = 48
/** Of its icon, below which the drawing ends. */
const pinTip = pinSize - 6
/** Streets where tiles show them; else the towns around. */
const startZoom = mapTiles ? 16 : 12
/** Decimals of a degree: about a metre. */
const precision = 5

const rounded = (degrees: number): number => Number(degrees.toFixed(precision))

const positionOf = (point: LatLng): Coordinates => {
  const { lat, lng } = point.wrap()
  return { latitude: rounded(lat), longitude: rounded(lng) }
}

function drawPin(): SVGSVGElement {
  const svg = 'http://www.w3.org/2000/svg'
  const picture = document.createElementNS(svg, 'svg')
  picture.setAttribute('viewBox', '0 0 24 24')
  picture.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('d', iconPaths.pin)
  picture.append(path)
  return picture
}

export interface DrawnPinMap {
  showNames: (names: readonly MapName[]) => void
  remove: () => void
}

/** A map with one pin that a press, a drag, or Enter in the middle of the map moves. */
export function drawPinMap(
  element: HTMLElement,
  { words, start, onZoom, onMove, onMiddle }: PinMapOptions,
): DrawnPinMap {
  const { map, showNames } = createMap(element, words)
  const icon = divIcon({
    html: drawPin() as unknown as HTMLElement,
    className: styles.pin ?? '',
    iconSize: [pinSize, pinSize],
    iconAnchor: [pinSize / 2, pinTip],
  })
  const pin = marker(pointOf(start), { icon, draggable: true, autoPan: true, keyboard: false }).addTo(map)
  map.on('zoomend', () => onZoom(map.getZoom()))
  map.setView(pointOf(start), startZoom, { animate: false })

  function movePin(point: LatLng): void {
    pin.setLatLng(point)
    onMove(positionOf(point))
  }
  map.on('click', ({ latlng }) => movePin(latlng))
  map.on('moveend', () => onMiddle(positionOf(map.getCenter())))
  pin.on('dragend', () => onMove(positionOf(pin.getLatLng())))
  element.addEventListener('keydown', event => {
    if (event.target !== element || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    movePin(map.getCenter())
  })
  return { showNames, remove: () => map.remove() }
}
