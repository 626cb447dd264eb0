import { normalPhone } from '@/domain/phone'
import type { Country } from '@/domain/geography/country'
import { countryProfiles } from './countryProfiles'
import type { Random } from './random'

/** A valid number in the country's numbering plan, as + and digits. */
export function demoPhone({ code, dialCode }: Country, random: Random): string {
  for (let tries = 0; tries < 50; tries += 1) {
    const national = random
      .pick(countryProfiles[code].phones)
      .replace(/#/g, () => String(random.integer(0, 9)))
    const phone = normalPhone(dialCode + national, code)
    if (phone) return phone
  }
  throw new Error(`The phone patterns of ${code} make no valid number`)
}
