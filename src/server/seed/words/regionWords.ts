export type Bilingual = readonly [english: string, arabic: string]

/** A salon name is a pattern; `{}` stands for one of the roots. */
export interface SalonWords {
  roots: readonly Bilingual[]
  patterns: readonly Bilingual[]
}

export interface RegionWords {
  barber: SalonWords
  beauty_salon: SalonWords
  men: readonly Bilingual[]
  women: readonly Bilingual[]
  surnames: readonly Bilingual[]
  streets: readonly string[]
  /** A pattern with `{street}` and `{number}`. */
  address: string
}
