import { limitPolicy } from '@/domain/limitPolicy'
import { countOfSalon } from '../../db/countRows'
import type { Db } from '../../db/openDatabase'
import { nextPosition } from '../../db/positions'
import { requireRoom } from '../../kernel/requireRoom'

const most = { sections: limitPolicy.sectionsOfSalon, services: limitPolicy.servicesOfSalon } as const

/** The position of one more, in the transaction that adds it; 409 `limit_reached` when the salon has the most. */
export async function addPosition(db: Db, table: keyof typeof most, salonId: string): Promise<number> {
  requireRoom(await countOfSalon(db, table, salonId), most[table], table)
  return nextPosition(db, table, salonId)
}
