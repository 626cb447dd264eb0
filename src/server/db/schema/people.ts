import type { Generated } from 'kysely'

export interface UserTables {
  users: UserTable
  codes: CodeRow
  verified_emails: VerifiedEmailRow
  sessions: SessionRow
  known_devices: KnownDeviceRow
  favorites: FavoriteRow
  contact_messages: ContactMessageRow
  attached_sessions: AttachedSessionRow
  former_accounts: FormerAccountRow
  client_cards: ClientCardRow
  staff_logins: StaffLoginRow
  staff_invitations: StaffInvitationRow
}

export interface UserRow {
  id: string
  name: string
  /** As `normalEmail` writes it; unique. */
  email: string
  /** + and digits; unique. */
  phone: string
  role: string
  salon: string
  country: string
  city: string
  address: string
  password_hash: string
  created_at: number
}

/** A `Generated` column has a default, so an insert may leave it out. */
export interface UserTable extends UserRow {
  /** The language of mails that no request of the user triggers: 'en' or 'ar'. */
  language: Generated<string>
}

/** A mailed secret: six digits for sign-up, a token for a password reset. Only its hash is stored. */
export interface CodeRow {
  id: string
  purpose: 'sign_up' | 'reset'
  email: string
  code_hash: string
  expires_at: number
  tries_left: number
  created_at: number
}

/** An address with a verified code. Whoever holds the token may open an account with it until the instant. */
export interface VerifiedEmailRow {
  email: string
  token_hash: string
  expires_at: number
}

export interface SessionRow {
  /** Hash of the token in the cookie. */
  id: string
  user_id: string
  created_at: number
  /** Moves with each use of an owner's session. */
  expires_at: number
  user_agent: string
  /** To the minute. */
  last_used_at: number
}

/** A device from which the user has logged in, by the hash of the token in its cookie. */
export interface KnownDeviceRow {
  user_id: string
  token_hash: string
  last_used_at: number
}

/** Keyed hash of a deleted account's e-mail or phone: it can be recognised but not read. */
export interface FormerAccountRow {
  mark: string
  deleted_at: number
}

/** A message from the contact form. `email` is not verified. */
export interface ContactMessageRow {
  id: string
  /** Unique. */
  ticket_number: string
  name: string
  email: string
  message: string
  created_at: number
}

/** The session file of a contact message. */
export interface AttachedSessionRow {
  message_id: string
  /** Who was signed in when it was attached. */
  user_id: string | null
  /** Of the key in the link that support gets. */
  key_hash: string
  /** The file's JSON, compressed with gzip, in base64. */
  content: string
  expires_at: number
}

export interface FavoriteRow {
  user_id: string
  salon_id: string
  created_at: number
}

/**
 * What a salon keeps of a client. Either `client_id` or `phone` is set: a client without an account has the phone.
 */
export interface ClientCardRow {
  id: string
  salon_id: string
  client_id: string | null
  phone: string | null
  notes: string
  /** YYYY-MM-DD, or --MM-DD without the year; empty for none. */
  birthday: string
  allergies: string
  /** A JSON array of words. */
  tags: string
  may_photograph: number
  /** When and by whom the consent was last given or withdrawn; null for one that was never asked. */
  photograph_set_at: number | null
  photograph_set_by: string | null
  may_get_offers: number
  offers_set_at: number | null
  offers_set_by: string | null
  /** Null while the client may book online. */
  blocked_at: number | null
}

/** A user with the role of staff, as one of the salon's staff. */
export interface StaffLoginRow {
  user_id: string
  salon_id: string
  /** Unique. */
  staff_id: string
  /** Names with spaces between. */
  rights: string
  created_at: number
}

/** An e-mail that may become the login of a staff member. */
export interface StaffInvitationRow {
  id: string
  salon_id: string
  /** Unique: a new invitation replaces the earlier one. */
  staff_id: string
  email: string
  rights: string
  /** Null until the link is mailed. */
  token_hash: string | null
  created_at: number
  expires_at: number
}
