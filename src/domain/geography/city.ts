/** `name` is the English name, which is stored and sent and is unique in its country. Degrees; an IANA time zone. */
export interface City {
  name: string
  nameAr: string
  latitude: number
  longitude: number
  timeZone: string
}

export type CityRow = readonly [
  name: string,
  nameAr: string,
  latitude: number,
  longitude: number,
  timeZone?: string,
]

/** Cities from table rows. A row without a time zone gets the country's. */
export const cityTable = (countryTimeZone: string, rows: readonly CityRow[]): readonly City[] =>
  rows.map(([name, nameAr, latitude, longitude, timeZone = countryTimeZone]) => ({
    name,
    nameAr,
    latitude,
    longitude,
    timeZone,
  }))
