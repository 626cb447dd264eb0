import type { Language } from './languages'
import type { BusinessType } from './role'

interface SalonWords {
  kind: Record<BusinessType, string>
  title: (facts: { name: string; kind: string; city: string }) => string
  bookTitle: (name: string) => string
  where: (facts: { kind: string; city: string }) => string
  rating: (facts: { stars: string; count: number }) => string
  from: (price: string) => string
  book: string
  search: { title: string; description: string }
}

/** What search engines and chats show of a salon's page. */
export const salonWords: Record<Language, SalonWords> = {
  en: {
    kind: { barber: 'Barber shop', beauty_salon: 'Beauty salon' },
    title: ({ name, kind, city }) => `${name} · ${kind} in ${city} · Kursi`,
    bookTitle: name => `Book at ${name} · Kursi`,
    where: ({ kind, city }) => `${kind} in ${city}.`,
    rating: ({ stars, count }) => `Rated ${stars} out of 5, ${count} ${count === 1 ? 'review' : 'reviews'}.`,
    from: price => `Services from ${price}.`,
    book: 'See the times that are really free and book in a few taps.',
    search: {
      title: 'Find a salon · Kursi',
      description:
        'Barber shops and beauty salons near you: prices, reviews, and the times that are really free.',
    },
  },
  ar: {
    kind: { barber: 'صالون حلاقة', beauty_salon: 'صالون تجميل' },
    title: ({ name, kind, city }) => `${name} · ${kind} في ${city} · كرسي`,
    bookTitle: name => `احجز في ${name} · كرسي`,
    where: ({ kind, city }) => `${kind} في ${city}.`,
    rating: ({ stars, count }) => `التقييم ${stars} من 5، وعدد التقييمات ${count}.`,
    from: price => `الأسعار ابتداءً من ${price}.`,
    book: 'شاهد الأوقات المتاحة فعلًا واحجز بخطوات قليلة.',
    search: {
      title: 'ابحث عن صالون · كرسي',
      description: 'صالونات الحلاقة والتجميل القريبة منك: أسعارها وتقييماتها وأوقاتها المتاحة فعلًا.',
    },
  },
}
