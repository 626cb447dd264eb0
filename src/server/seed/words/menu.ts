import type { Bilingual } from './regionWords'

/** Price in whole dollars before the country's price level; 0 is free. Duration in minutes. */
export type MenuService = readonly [name: string, nameAr: string, dollars: number, minutes: number]

/** A section's hours: the salon's, an hour later, no evenings, or only the end of the week. */
export type Rhythm = 'demoSalon' | 'later' | 'daytime' | 'occasions'

export interface MenuSection {
  name: Bilingual
  rhythm: Rhythm
  services: readonly MenuService[]
}

export interface Menu {
  always: readonly MenuSection[]
  also: readonly MenuSection[]
}
