import type { Coordinates } from '@/domain/geography/distance'

/** The width of the world at zoom level 0, in pixels, as in all maps of tiles. */
const worldWidth = 256
const mostLatitude = 85

/** In pixels. */
export interface Point {
  x: number
  y: number
}

/** Where a position stands on the map of the whole world at a zoom level (Web Mercator). */
export function pointAt({ latitude, longitude }: Coordinates, zoom: number): Point {
  const width = worldWidth * 2 ** zoom
  const radians = (Math.max(-mostLatitude, Math.min(mostLatitude, latitude)) * Math.PI) / 180
  return {
    x: ((longitude + 180) / 360) * width,
    y: ((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * width,
  }
}

/** Puts items that would lie over each other at a zoom level into one group, which stands where its first item does. */
export function groupsAt<Item extends { position: Coordinates }>(
  items: readonly Item[],
  zoom: number,
  apart: Point,
): [Item, ...Item[]][] {
  const groups: { point: Point; group: [Item, ...Item[]] }[] = []
  for (const item of items) {
    const point = pointAt(item.position, zoom)
    const near = groups.find(
      ({ point: { x, y } }) => Math.abs(x - point.x) < apart.x && Math.abs(y - point.y) < apart.y,
    )
    if (near) near.group.push(item)
    else groups.push({ point, group: [item] })
  }
  return groups.map(({ group }) => group)
}
