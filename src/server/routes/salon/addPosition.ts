import { limitPolicy } from '@/domain/limitPolicy'
import { countOfSalon } from '../../db/countRows'
import type { Db } from '../../db/openDatabase'
import { nextPosition } from '../../db/positions'
import { requireRoom } from '../../kernel/requireRoom'

const most = {
  sections: limitPolicy.sectionsOfSalon,
  services: limitPolicy.servicesOfSalon,
  pictures: limitPolicy.picturesOfGallery,
} as const

/** The first position of so many more, in the transaction that adds them; 409 `limit_reached` beyond the most. */
export async function addPosition(
  db: Db,
  table: keyof typeof most,
  salonId: string,
  added = 1,
): Promise<number> {
  requireRoom((await countOfSalon(db, table, salonId)) + added - 1, most[table], table)
  return nextPosition(db, table, salonId)
}
