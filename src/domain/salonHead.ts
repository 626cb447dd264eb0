import { nameIn, type Language } from './languages'
import { formatMoney } from './money'
import type { SalonCard } from './salon'
import { salonWords } from './salonWords'
import { socialPictureUrl } from './socialPicture'

export interface SalonHead {
  title: string
  description: string
  /** The address of a picture of 1200 by 630 pixels. */
  picture: string
}

/** What chats and search engines show of a salon's page. */
export function salonHead(salon: SalonCard, language: Language, origin: string): SalonHead {
  const words = salonWords[language]
  const name = nameIn(language, salon.name, salon.nameAr)
  const kind = words.kind[salon.businessType]
  const city = nameIn(language, salon.city, salon.cityAr)
  const { rating, reviewCount: count, fromPrice } = salon
  const description = [
    words.where({ kind, city }),
    rating !== null && words.rating({ stars: rating.toFixed(1), count }),
    fromPrice && fromPrice.amount > 0 && words.from(formatMoney(fromPrice, language)),
    words.book,
  ]
  return {
    title: words.title({ name, kind, city }),
    description: description.filter(Boolean).join(' '),
    picture: socialPictureUrl(origin, salon),
  }
}
