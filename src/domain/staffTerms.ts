import { doesServices } from './staffServices'

/** Another price or length of a service with one staff member. Null: as the service. */
export interface StaffTerms {
  staffId: string
  cost: number | null
  time: number | null
  /** What it costs otherwise, while a promotion takes something off. */
  fullCost?: number
}

interface WithTerms {
  cost: number
  fullCost?: number
  time: number
  staffTerms?: readonly StaffTerms[]
}

/** The service as the staff member does it. */
export function serviceWith<Service extends WithTerms>(service: Service, staffId: string): Service {
  const own = service.staffTerms?.find(terms => terms.staffId === staffId)
  if (!own) return service
  const { fullCost: usual, ...rest } = service
  const fullCost = own.cost === null ? usual : own.fullCost
  return {
    ...(rest as Service),
    cost: own.cost ?? service.cost,
    time: own.time ?? service.time,
    ...(fullCost !== undefined && { fullCost }),
  }
}

interface Bounds {
  least: number
  most: number
}

/** What services take, which may depend on who does them. */
export interface Spread {
  cost: Bounds
  time: Bounds
}

export const isVaried = ({ cost, time }: Spread): boolean => cost.least < cost.most || time.least < time.most

/** The services together, with each of the staff who do them all; as they are where nobody does. */
export function spreadOf(
  services: readonly (WithTerms & { id: string })[],
  staff: readonly { id: string; serviceIds: readonly string[] }[],
): Spread {
  const ids = services.map(({ id }) => id)
  const does = staff.filter(one => doesServices(one, ids))
  const all =
    does.length > 0 ? does.map(one => services.map(service => serviceWith(service, one.id))) : [services]
  const boundsOf = (amount: 'cost' | 'time'): Bounds => {
    const sums = all.map(each => each.reduce((sum, one) => sum + one[amount], 0))
    return { least: Math.min(...sums), most: Math.max(...sums) }
  }
  return { cost: boundsOf('cost'), time: boundsOf('time') }
}
