import type { Generated } from 'kysely'

export interface UserTables {
  users: UserTable
  codes: CodeRow
  verified_emails: VerifiedEmailRow
  sessions: SessionRow
  favorites: FavoriteRow
  contact_messages: ContactMessageRow
  former_accounts: FormerAccountRow
}

export interface UserRow {
  id: string
  name: string
  /** Trimmed and in lower case; unique. */
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

/** A column that is Generated has a default: it is left out where a row is made without it. */
export interface UserTable extends UserRow {
  /** In which mails are written that no request of the person's own asked for: 'en' or 'ar'. */
  language: Generated<string>
}

/** A mailed secret: six digits for sign-up, a token for a password reset. Only its hash is kept. */
export interface CodeRow {
  id: string
  purpose: 'sign_up' | 'reset'
  email: string
  code_hash: string
  expires_at: number
  tries_left: number
  created_at: number
}

/** An address whose code was right and which may become an account until the instant. */
export interface VerifiedEmailRow {
  email: string
  expires_at: number
}

export interface SessionRow {
  /** Hash of the token in the cookie. */
  id: string
  user_id: string
  created_at: number
  expires_at: number
}

/** An e-mail or a phone of a deleted account as a keyed hash: it can be recognised and not be read. */
export interface FormerAccountRow {
  mark: string
  deleted_at: number
}

/** What was sent through the contact form; `email` is as unproven as a visitor's word. */
export interface ContactMessageRow {
  id: string
  name: string
  email: string
  message: string
  created_at: number
}

export interface FavoriteRow {
  user_id: string
  salon_id: string
  created_at: number
}
