/** The same name in English and in Arabic. */
export type Bilingual = readonly [english: string, arabic: string]

/** A shop's name is a pattern in which `{}` stands for one of the roots. */
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
  /** An address in which `{street}` and `{number}` are filled in. */
  address: string
}
