import { object, type InferType } from 'yup'
import type { Appointment } from './appointment'
import { clientPolicy } from './clientPolicy'
import type { Versioned } from './edit'
import type { Currency } from './money'
import { longest } from './rules'
import { foldText } from './searchText'
import { manyLinesText, oneLineText } from './typedText'

/** PUT /appointments/{id}/client/notes; empty notes delete them. */
export const clientNotesSchema = object({
  notes: manyLinesText().max(clientPolicy.notesLength, longest('notes_too_long')).default(''),
})
export type ClientNotes = InferType<typeof clientNotesSchema>

/** GET /appointments/{id}/client: the appointment's client, in this salon. */
export interface ClientCard {
  name: string
  /** + and digits; empty when the client left none. */
  phone: string
  isWalkIn: boolean
  /** Appointments that are done, or confirmed and over. */
  done: number
  noShows: number
  lateCancellations: number
  /** Payments less refunds, per currency. */
  spent: { currency: Currency; amount: number }[]
  /** The salon's own; null for a client who cannot be recognised again. */
  notes: Versioned<ClientNotes> | null
  /** Whether the user may change the notes. */
  mayChangeNotes: boolean
}

/** GET /appointments/{id}/client/appointments, the newest first. */
export interface ClientHistoryPage {
  appointments: Appointment[]
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
}

/** Whether each word is in the client's name, or each number in the phone number, with or without its leading 0. */
export function isSoughtClient({ name, phone }: ClientSuggestion, words: readonly string[]): boolean {
  const folded = foldText(name)
  const digits = phone.replace(/\D/g, '')
  return words.every(
    word => folded.includes(word) || (/^\+?\d+$/.test(word) && digits.includes(word.replace(/^(\+|0+)/, ''))),
  )
}
