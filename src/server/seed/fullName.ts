import type { Bilingual } from './words/regionWords'

export const fullName = (firstName: Bilingual, surname: Bilingual): Bilingual => [
  `${firstName[0]} ${surname[0]}`,
  `${firstName[1]} ${surname[1]}`,
]
