import { clientConsents, type ClientConsent, type ClientDetails, type ConsentMark } from './client'
import { tidyTags } from './clientTags'

export interface KeptOfClient {
  details: ClientDetails
  /** Null for a consent that was never asked. */
  consentMarks: Record<ClientConsent, ConsentMark | null>
  /** When online booking was blocked; null while it is not. */
  blockedAt: number | null
}

const joined = (one: string, other: string): string =>
  other === '' || one.includes(other) ? one : one === '' ? other : `${one}\n${other}`

/** What is kept of two clients who are one: texts and tags of both, the later consent, and a block of either. */
export function mergeClients(one: KeptOfClient, other: KeptOfClient): KeptOfClient {
  const laterOf = (consent: ClientConsent): KeptOfClient =>
    (other.consentMarks[consent]?.at ?? 0) > (one.consentMarks[consent]?.at ?? 0) ? other : one
  const [photograph, offers] = clientConsents.map(laterOf) as [KeptOfClient, KeptOfClient]
  return {
    details: {
      notes: joined(one.details.notes, other.details.notes),
      birthday: one.details.birthday || other.details.birthday,
      allergies: joined(one.details.allergies, other.details.allergies),
      tags: tidyTags([...one.details.tags, ...other.details.tags]),
      mayPhotograph: photograph.details.mayPhotograph,
      mayGetOffers: offers.details.mayGetOffers,
    },
    consentMarks: {
      mayPhotograph: photograph.consentMarks.mayPhotograph,
      mayGetOffers: offers.consentMarks.mayGetOffers,
    },
    blockedAt: one.blockedAt ?? other.blockedAt,
  }
}
