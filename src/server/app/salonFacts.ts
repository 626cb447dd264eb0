import { countryByName } from '@/domain/geography/country'
import { defaultLanguage, nameIn, type Language } from '@/domain/languages'
import { inWholeUnits } from '@/domain/wholeUnits'
import { pageAddress } from '@/domain/pageAddress'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import type { WeekSchedule } from '@/domain/schedule'
import { salonHead } from '@/domain/salonHead'
import { salonWords } from '@/domain/salonWords'
import { socialPictureUrl } from '@/domain/socialPicture'
import { endOfDay } from '@/domain/wallTime'
import { joinRanges, openRanges } from '@/domain/wallRanges'
import { weekdays } from '@/domain/weekday'
import type { PageFacts } from './pageHead'

const lastMinute = endOfDay - 1

const clock = (minutes: number): string => {
  const shown = minutes > endOfDay ? minutes - endOfDay : Math.min(minutes, lastMinute)
  return [Math.floor(shown / 60), shown % 60].map(part => String(part).padStart(2, '0')).join(':')
}

/** When anybody works by one of the weeks, break by break. A closed day opens and closes at midnight where it is named. */
const hoursOf = (weeks: readonly WeekSchedule[], { closedToo }: { closedToo: boolean }): object[] =>
  weekdays.flatMap(day => {
    const open = joinRanges(weeks.flatMap(week => openRanges(week[day])))
    return (open.length === 0 && closedToo ? [{ from: 0, until: 0 }] : open).map(({ from, until }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens: clock(from),
      closes: clock(until),
    }))
  })

const specialHoursOf = ({ sections, seasons = [] }: Salon): object[] =>
  (sections.length === 0 ? [] : seasons).flatMap(({ week, startsOn, endsOn }) =>
    hoursOf([week], { closedToo: true }).map(hours => ({
      ...hours,
      validFrom: startsOn,
      validThrough: endsOn,
    })),
  )

function structuredSalon(salon: Salon, language: Language, publicUrl: string): object {
  const at = (path: string) => pageAddress(publicUrl, path, language)
  const name = nameIn(language, salon.name, salon.nameAr)
  const special = specialHoursOf(salon)
  const names = [salon.name, salon.nameAr].filter(other => other !== null && other !== name)
  return {
    '@context': 'https://schema.org',
    '@type': salon.businessType === 'barber' ? 'HairSalon' : 'BeautySalon',
    '@id': pageAddress(publicUrl, paths.salon(salon.slug), defaultLanguage),
    name,
    ...(names.length > 0 && { alternateName: names }),
    url: at(paths.salon(salon.slug)),
    image: socialPictureUrl(publicUrl, salon),
    telephone: salon.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: salon.address,
      addressLocality: salon.city,
      addressCountry: countryByName(salon.country)?.code ?? salon.country,
    },
    openingHoursSpecification: hoursOf(
      salon.sections.map(({ week }) => week),
      { closedToo: false },
    ),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    makesOffer: salon.sections
      .flatMap(({ services }) => services)
      .map(service => ({
        '@type': 'Offer',
        price: inWholeUnits({ amount: service.cost, currency: service.currency }),
        priceCurrency: service.currency,
        url: at(paths.booking(salon.slug, { serviceIds: [service.id] })),
        itemOffered: { '@type': 'Service', name: nameIn(language, service.name, service.nameAr) },
      })),
    ...(salon.rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(salon.rating * 10) / 10,
        reviewCount: salon.reviewCount,
        bestRating: 5,
      },
    }),
    potentialAction: { '@type': 'ReserveAction', target: at(paths.booking(salon.slug)) },
  }
}

/** What the head of a salon's page, or of its booking page, says. Everything in it is public. */
export function salonFacts(
  salon: Salon,
  { isBooking, language, publicUrl }: { isBooking: boolean; language: Language; publicUrl: string },
): PageFacts {
  const head = salonHead(salon, language, publicUrl)
  if (!isBooking) {
    const structured = structuredSalon(salon, language, publicUrl)
    return { ...head, path: paths.salon(salon.slug), structured }
  }
  const title = salonWords[language].bookTitle(nameIn(language, salon.name, salon.nameAr))
  return { ...head, path: paths.booking(salon.slug), title }
}
