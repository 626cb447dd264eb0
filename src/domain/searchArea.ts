/** Where a visitor searches. English names; without a city the whole country, without a country everywhere. */
export interface SearchArea {
  country: string
  city: string
}

/** The server renders the search by this cookie. */
export const areaCookie = 'area'

export const writeArea = ({ country, city }: SearchArea): string => encodeURIComponent(`${country}/${city}`)

/** The area of a decoded cookie, whose names nobody has checked; undefined when it is none of ours. */
export function readArea(text: string): SearchArea | undefined {
  const [country = '', city, ...rest] = text.split('/')
  return city === undefined || rest.length > 0 ? undefined : { country, city }
}
