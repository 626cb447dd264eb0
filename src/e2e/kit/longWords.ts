import { join } from 'node:path'
import Database from 'better-sqlite3'

/** A name of that length exists, and a script without spaces has longer ones. */
const longWord = 'Donaudampfschifffahrtsgesellschaft'

/** What people wrote, by table. */
const written: Record<string, readonly string[]> = {
  salons: ['name', 'name_ar', 'address'],
  sections: ['name', 'name_ar'],
  services: ['name', 'name_ar'],
  staff: ['name', 'name_ar'],
  users: ['name'],
  reviews: ['text', 'answer'],
  promotions: ['title', 'title_ar', 'details', 'details_ar'],
  days_off: ['reason'],
  posters: ['title'],
  pictures: ['caption', 'caption_ar'],
  appointments: [
    'section_name',
    'section_name_ar',
    'service_name',
    'service_name_ar',
    'notes',
    'walk_in_name',
    'guest_name',
  ],
}

/** Makes one long word of every name and text in the product's database, and numbers of five digits of its prices. */
export function lengthenWords(dataDir: string): void {
  const db = new Database(join(dataDir, 'kursi.sqlite'))
  db.function('lengthen', (text: unknown) =>
    typeof text === 'string' && text !== '' ? text.replace(/\s/g, '') + longWord : text,
  )
  for (const [table, columns] of Object.entries(written))
    db.exec(`update ${table} set ${columns.map(column => `${column} = lengthen(${column})`).join(', ')}`)
  db.exec('update services set cost = 99999')
  db.close()
}
