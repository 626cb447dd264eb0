import {
  circleMarker,
  control,
  divIcon,
  layerGroup,
  map as createLeafletMap,
  marker,
  tileLayer,
  type LatLngTuple,
  type Map as LeafletMap,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Coordinates } from '@/domain/geography/distance'
import { offered } from '@/ui/offered'
import type { Point } from './groupsAt'
import { mapTiles } from './mapTiles'
import styles from './Map.module.css'

/** A town or a country of a map without tiles. */
export interface MapName {
  name: string
  position: Coordinates
}

/** What the buttons of a map are called. */
export interface MapWords {
  zoomIn: string
  zoomOut: string
}

/** The levels of tiles end here. */
export const nearestZoom = 19
const dotRadius = 5

export const pointOf = ({ latitude, longitude }: Coordinates): LatLngTuple => [latitude, longitude]

/** The class of the element that becomes a map. */
export const mapClass = styles.map ?? ''

function ofText(text: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  return element
}

/** A marker's icon that shows a text. */
export const iconOf = (text: string, { x, y }: Point, className = '') =>
  divIcon({ html: ofText(text), className, iconSize: [x, y] })

export interface CreatedMap {
  map: LeafletMap
  showNames: (names: readonly MapName[]) => void
}

/** A map in an empty element, with the configured tiles, or else with the names that it is given. */
export function createMap(element: HTMLElement, words: MapWords): CreatedMap {
  const moves = !offered(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const map = createLeafletMap(element, {
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
  if (mapTiles) {
    const { url, attribution } = mapTiles
    tileLayer(url, { attribution, maxZoom: nearestZoom }).addTo(map)
    control.attribution({ prefix: false }).addTo(map)
  }
  const names = layerGroup().addTo(map)

  function addName({ name, position }: MapName): void {
    const point = pointOf(position)
    circleMarker(point, { radius: dotRadius, interactive: false, className: styles.dot ?? '' }).addTo(names)
    marker(point, {
      icon: iconOf(name, { x: 0, y: 0 }, styles.name),
      interactive: false,
      keyboard: false,
    }).addTo(names)
  }

  return {
    map,
    showNames: wanted => {
      names.clearLayers()
      wanted.forEach(addName)
    },
  }
}
