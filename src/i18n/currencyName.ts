import { localeOf, type Language } from '@/domain/languages'
import type { Currency } from '@/domain/money'

/** The specification's words, and the shekel as people call it. */
const plainNames: Record<Language, Partial<Record<Currency, string>>> = {
  en: { USD: 'Dollar', EUR: 'Euro', GBP: 'Pound', ILS: 'Shekel' },
  ar: { USD: 'دولار', EUR: 'يورو', GBP: 'جنيه إسترليني', ILS: 'شيكل' },
}

/** The code itself in a browser that does not know the currency. */
export const currencyName = (currency: Currency, language: Language): string =>
  plainNames[language][currency] ??
  new Intl.DisplayNames(localeOf(language), { type: 'currency' }).of(currency) ??
  currency
