import { areaCookie, readArea, type SearchArea } from '@/domain/searchArea'

/** The visitor's area of an earlier page. */
export const searchAreaIn = ({ cookie }: Document): SearchArea | undefined =>
  readArea(new URLSearchParams(cookie.replaceAll('; ', '&')).get(areaCookie) ?? '')
