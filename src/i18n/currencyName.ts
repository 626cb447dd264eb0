import { localeOf, type Language } from '@/domain/languages'
import type { Currency } from '@/domain/money'

/** The specification's words. */
const specified: Record<Language, Partial<Record<Currency, string>>> = {
  en: { USD: 'Dollar', EUR: 'Euro', GBP: 'Pound' },
  ar: { USD: 'دولار', EUR: 'يورو', GBP: 'جنيه إسترليني' },
}

/** The code itself in a browser that does not know the currency. */
export const currencyName = (currency: Currency, language: Language): string =>
  specified[language][currency] ??
  new Intl.DisplayNames(localeOf(language), { type: 'currency' }).of(currency) ??
  currency
