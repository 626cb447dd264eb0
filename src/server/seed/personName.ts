import type { Bilingual } from './words/regionWords'

export const personName = (firstName: Bilingual, surname: Bilingual): Bilingual => [
  `${firstName[0]} ${surname[0]}`,
  `${firstName[1]} ${surname[1]}`,
]
