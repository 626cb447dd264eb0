import type { CountryCode } from './country'

const zones: Record<CountryCode, readonly RegExp[]> = {
  PS: [/^Asia\/(Gaza|Hebron)$/],
  JO: [/^Asia\/Amman$/],
  QA: [/^Asia\/Qatar$/],
  SA: [/^Asia\/Riyadh$/],
  AE: [/^Asia\/Dubai$/],
  ES: [/^Europe\/Madrid$/, /^Atlantic\/Canary$/, /^Africa\/Ceuta$/],
  TR: [/^(Europe|Asia)\/Istanbul$/],
  US: [
    /^America\/(Adak|Anchorage|Boise|Chicago|Denver|Detroit|Juneau|Los_Angeles|Menominee|Metlakatla)$/,
    /^America\/(New_York|Nome|Phoenix|Sitka|Yakutat)$/,
    /^America\/(Indiana|Kentucky|North_Dakota)\//,
    /^Pacific\/Honolulu$/,
  ],
  EG: [/^Africa\/Cairo$/],
  TN: [/^Africa\/Tunis$/],
  DZ: [/^Africa\/Algiers$/],
  LB: [/^Asia\/Beirut$/],
  FR: [/^Europe\/Paris$/],
}

/** The country, of those that we know, whose clocks a time zone is named for. */
export const countryOfZone = (timeZone: string): CountryCode | undefined =>
  (Object.keys(zones) as CountryCode[]).find(code => zones[code].some(zone => zone.test(timeZone)))
