import { array, boolean, object, string, type InferType } from 'yup'
import type { Appointment } from './appointment'
import { birthdaySchema } from './birthday'
import { clientPolicy } from './clientPolicy'
import { areShortTags, hasRoomForTags, tidyTags } from './clientTags'
import type { Versioned } from './edit'
import type { Currency } from './money'
import { longest, rule } from './rules'
import { foldText } from './searchText'
import { manyLinesText, oneLineText } from './typedText'
import type { IsoDate } from './weekday'
import type { Instant } from './zonedTime'

/** What a client has agreed to. */
export const clientConsents = ['mayPhotograph', 'mayGetOffers'] as const
export type ClientConsent = (typeof clientConsents)[number]

const notes = manyLinesText().max(clientPolicy.notesLength, longest('notes_too_long'))
const allergies = manyLinesText().max(clientPolicy.allergiesLength, longest('text_too_long'))

/** The fields of the card's form apart from the tags, which it shows as one text. */
export const clientFieldsSchema = object({
  notes,
  birthday: birthdaySchema(),
  allergies,
  mayPhotograph: boolean(),
  mayGetOffers: boolean(),
})

/** PUT /appointments/{id}/client/notes: a field that is left out stays as it is, an empty one is deleted. */
export const clientDetailsSchema = clientFieldsSchema.shape({
  tags: array(oneLineText().defined())
    .transform((tags: unknown) => (Array.isArray(tags) ? tidyTags(tags.map(String)) : tags))
    .test('room', rule('tags_too_many'), (tags = []) => hasRoomForTags(tags))
    .test('length', `tag_too_long-${clientPolicy.tagLength}`, (tags = []) => areShortTags(tags)),
})
export type ClientDetailsRequest = InferType<typeof clientDetailsSchema>

/** What the salon's form says of a client. `birthday` is as in `birthdaySchema`. */
export interface ClientDetails extends Record<ClientConsent, boolean> {
  notes: string
  birthday: string
  allergies: string
  tags: string[]
}

export const noClientDetails: ClientDetails = {
  notes: '',
  birthday: '',
  allergies: '',
  tags: [],
  mayPhotograph: false,
  mayGetOffers: false,
}

/** When a consent was given or withdrawn, and which of the salon's people wrote it down. */
export interface ConsentMark {
  at: Instant
  by: string
}

export interface SavedClientDetails extends Versioned<ClientDetails> {
  /** Null for a consent that was never asked. */
  consentMarks: Record<ClientConsent, ConsentMark | null>
}

/** GET /appointments/{id}/client: the appointment's client, in this salon. */
export interface ClientCard {
  name: string
  /** + and digits; empty when the client left none. */
  phone: string
  isWalkIn: boolean
  /** Of the salon. */
  timeZone: string
  /** Appointments that are done, or confirmed and over. */
  done: number
  noShows: number
  lateCancellations: number
  /** Payments less refunds, per currency. */
  spent: { currency: Currency; amount: number }[]
  /** The salon's own; null for a client who cannot be recognised again. */
  notes: SavedClientDetails | null
  /** Whether the user may change the notes. */
  mayChangeNotes: boolean
  /** The tags that the salon uses most. */
  salonTags: readonly string[]
  /** Whether the salon takes no online bookings of the client. */
  isBlocked: boolean
  /** Whether the user may block the client, and merge them with another. */
  mayBlock: boolean
  doubles: readonly ClientDouble[]
  /** Of the latest appointment with one. */
  latestFormula: DatedFormula | null
}

/** Another client of the salon who may be the same person. */
export interface ClientDouble {
  /** One of theirs. */
  appointmentId: string
  name: string
  phone: string
  isWalkIn: boolean
  appointments: number
}

/** POST /appointments/{id}/client/merge: with the client of the other appointment. */
export const mergeClientsSchema = object({ appointmentId: string().required(rule('value_invalid')) })

/** PUT /appointments/{id}/formula: what was used; empty deletes it. */
export const formulaSchema = object({
  formula: manyLinesText().max(clientPolicy.formulaLength, longest('text_too_long')).default(''),
})
export type Formula = InferType<typeof formulaSchema>

export interface DatedFormula extends Formula {
  appointmentId: string
  date: IsoDate
}

/** GET /appointments/{id}/client/appointments, the newest first. */
export interface ClientHistoryPage {
  appointments: Appointment[]
  /** By appointment, of those that have begun; the salon's own. */
  formulas: Record<string, Versioned<Formula>>
  /** The cursor of the next page; null on the last page. */
  next: string | null
}

/** Query of GET /salons/{id}/clients. */
export const clientSearchSchema = object({
  search: oneLineText().max(100, longest('text_too_long')).default(''),
})

export interface ClientSuggestion {
  name: string
  phone: string
  tags: readonly string[]
  isBlocked: boolean
}

/**
 * Whether each word is in the client's name or tags, or each number in the phone number, with or without its leading 0.
 */
export function isSoughtClient(
  { name, phone, tags = [] }: Pick<ClientSuggestion, 'name' | 'phone'> & Partial<ClientSuggestion>,
  words: readonly string[],
): boolean {
  const folded = [name, ...tags].map(foldText).join(' ')
  const digits = phone.replace(/\D/g, '')
  return words.every(
    word => folded.includes(word) || (/^\+?\d+$/.test(word) && digits.includes(word.replace(/^(\+|0+)/, ''))),
  )
}
