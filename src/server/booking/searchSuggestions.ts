import { searchPolicy } from '@/domain/searchPolicy'
import type { SearchSuggestions } from '@/domain/salonSearch'
import { searchWords } from '@/domain/searchText'
import type { Db } from '../db/openDatabase'
import { suggestCities, suggestSalons, suggestServices } from '../db/searchSuggestions'
import type { CorrectText } from './searchCorrections'

const none: SearchSuggestions = { salons: [], services: [], cities: [] }

/** Suggests salons, services and cities for a text that is being typed, also for a misspelled one. */
export function searchSuggestions(db: Db, correct: CorrectText) {
  async function suggest(typed: string): Promise<SearchSuggestions> {
    const words = searchWords(typed)
    if (words.join('').length < searchPolicy.fewestSuggestedFor) return none
    return {
      salons: await suggestSalons(db, words),
      services: await suggestServices(db, words),
      cities: await suggestCities(db, words),
    }
  }

  return async (typed: string): Promise<SearchSuggestions> => {
    const found = await suggest(typed)
    if (found.salons.length + found.services.length + found.cities.length > 0) return found
    const meant = await correct(typed)
    return meant === undefined ? found : suggest(meant)
  }
}
