import type { Language } from '@/domain/languages'
import { paths } from '@/domain/paths'
import type { AppContext } from '../AppContext'
import type { AppointmentDetails } from '../db/appointments'
import { findLanguage, findUserById } from '../db/users'
import { storedLanguage } from '../kernel/language'

export interface FoundReader {
  userId: string
  to: string
  name: string
  language: Language
  /** Where they choose which mails to get. */
  settings: string
}

/** The appointment's client or the salon's owner, in the language they last used; undefined once the account is gone. */
export async function findMailReader(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  appointment: AppointmentDetails,
  { reader, language }: { reader: 'client' | 'owner'; language?: Language | null },
): Promise<FoundReader | undefined> {
  const settings = config.publicUrl + paths.notificationSettings
  const { client_id, client_email, client_name, client_language, owner_id } = appointment
  if (reader === 'client') {
    if (client_id === null || client_email === null) return undefined
    const spoken = language ?? storedLanguage(client_language)
    return { userId: client_id, to: client_email, name: client_name ?? '', language: spoken, settings }
  }
  const owner = owner_id === null ? undefined : await findUserById(db, owner_id)
  if (!owner) return undefined
  const { id, email, name } = owner
  return { userId: id, to: email, name, language: await findLanguage(db, id), settings }
}
