import type { Bilingual } from './regionWords'

/** Cost in whole dollars before a country's price level; 0 is free. Length in minutes. */
export type MenuService = readonly [name: string, nameAr: string, dollars: number, minutes: number]

/** Which hours a section keeps: the shop's, an hour later, none in the evening, or the end of the week only. */
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
