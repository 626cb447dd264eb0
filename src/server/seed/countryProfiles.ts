import type { CountryCode } from '@/domain/geography/country'
import type { Currency } from '@/domain/money'
import {
  egyptWeeks,
  franceWeeks,
  gulfWeeks,
  levantWeeks,
  maghrebWeeks,
  spainWeeks,
  turkeyWeeks,
  usaWeeks,
  type WeekStyle,
} from './weekStyles'
import { egyptWords } from './words/egypt'
import { franceWords } from './words/france'
import { gulfWords } from './words/gulf'
import { levantWords } from './words/levant'
import { maghrebWords } from './words/maghreb'
import type { RegionWords } from './words/regionWords'
import { spainWords } from './words/spain'
import { turkeyWords } from './words/turkey'
import { usaWords } from './words/usa'

export interface CountryProfile {
  words: RegionWords
  weeks: readonly WeekStyle[]
  currency: Currency
  /** Share of the salons with prices in pounds, 0 to 1. */
  poundShare: number
  /** The factor for the menu's dollar prices. */
  priceLevel: number
  /** National numbers after the dial code; # stands for a digit. */
  phones: readonly string[]
  largeCities: readonly string[]
}

const dollars = { currency: 'USD', poundShare: 0 } as const
const euros = { currency: 'EUR', poundShare: 0 } as const
const someInPounds = { currency: 'USD', poundShare: 0.12 } as const

export const countryProfiles: Record<CountryCode, CountryProfile> = {
  PS: {
    ...dollars,
    words: levantWords,
    weeks: levantWeeks,
    priceLevel: 0.9,
    phones: ['59#######', '56#######'],
    largeCities: ['Gaza', 'Hebron', 'Jerusalem', 'Nablus', 'Ramallah'],
  },
  JO: {
    ...dollars,
    words: levantWords,
    weeks: levantWeeks,
    priceLevel: 0.9,
    phones: ['79#######', '77#######', '78#######'],
    largeCities: ['Amman', 'Aqaba', 'Irbid', 'Zarqa'],
  },
  QA: {
    ...someInPounds,
    words: gulfWords,
    weeks: gulfWeeks,
    priceLevel: 1.3,
    phones: ['55######', '33######'],
    largeCities: ['Doha', 'Al Rayyan', 'Lusail'],
  },
  SA: {
    ...dollars,
    words: gulfWords,
    weeks: gulfWeeks,
    priceLevel: 1.2,
    phones: ['50#######', '55#######'],
    largeCities: ['Riyadh', 'Jeddah', 'Mecca', 'Medina', 'Dammam'],
  },
  AE: {
    ...someInPounds,
    words: gulfWords,
    weeks: gulfWeeks,
    priceLevel: 1.4,
    phones: ['50#######', '52#######'],
    largeCities: ['Abu Dhabi', 'Dubai', 'Sharjah'],
  },
  ES: {
    ...euros,
    words: spainWords,
    weeks: spainWeeks,
    priceLevel: 1,
    phones: ['612######', '655######'],
    largeCities: ['Madrid', 'Barcelona', 'Valencia', 'Seville', 'Malaga', 'Granada'],
  },
  TR: {
    ...dollars,
    words: turkeyWords,
    weeks: turkeyWeeks,
    priceLevel: 0.7,
    phones: ['532#######', '542#######'],
    largeCities: ['Ankara', 'Istanbul', 'Izmir', 'Bursa', 'Antalya', 'Gaziantep'],
  },
  US: {
    ...dollars,
    words: usaWords,
    weeks: usaWeeks,
    priceLevel: 1.9,
    // Reserved for fiction: no subscriber has a 555-01 number.
    phones: ['21255501##', '31255501##', '21355501##', '30555501##'],
    largeCities: ['Washington', 'New York', 'Los Angeles', 'Chicago', 'Houston', 'Dearborn', 'Miami'],
  },
  EG: {
    ...someInPounds,
    words: egyptWords,
    weeks: egyptWeeks,
    priceLevel: 0.6,
    phones: ['10########', '12########'],
    largeCities: ['Alexandria', 'Cairo', 'Giza', 'Luxor', 'Hurghada'],
  },
  TN: {
    ...dollars,
    words: maghrebWords,
    weeks: maghrebWeeks,
    priceLevel: 0.6,
    phones: ['20######', '98######', '52######'],
    largeCities: ['Tunis', 'Sfax', 'Sousse'],
  },
  DZ: {
    ...dollars,
    words: maghrebWords,
    weeks: maghrebWeeks,
    priceLevel: 0.6,
    phones: ['55#######', '66#######'],
    largeCities: ['Algiers', 'Oran', 'Constantine', 'Annaba'],
  },
  LB: {
    ...dollars,
    words: levantWords,
    weeks: levantWeeks,
    priceLevel: 0.9,
    phones: ['3######', '70######', '71######'],
    largeCities: ['Beirut', 'Tripoli', 'Sidon'],
  },
  FR: {
    ...euros,
    words: franceWords,
    weeks: franceWeeks,
    priceLevel: 1.3,
    // Reserved for fiction by the French numbering plan.
    phones: ['63998####', '19900####'],
    largeCities: ['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Nice', 'Lille'],
  },
}
