/** `name` is the English name: the value that is stored and sent, unique in its country. Degrees; an IANA time zone. */
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

/** Cities out of rows; a row without a zone of its own keeps the country's. */
export const cityTable = (countryTimeZone: string, rows: readonly CityRow[]): readonly City[] =>
  rows.map(([name, nameAr, latitude, longitude, timeZone = countryTimeZone]) => ({
    name,
    nameAr,
    latitude,
    longitude,
    timeZone,
  }))
