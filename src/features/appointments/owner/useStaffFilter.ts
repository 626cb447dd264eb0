import type { Salon } from '@/domain/salon'
import { addressQuery } from '@/domain/addressQuery'
import { useAddressQuery } from '@/ui/useAddressQuery'

/** The staff member whose appointments the list shows, from the address; null for all, and for one who has left. */
export function useStaffFilter(salon: Pick<Salon, 'staff'> | undefined) {
  const [params, setParams] = useAddressQuery()
  const wanted = params.get('staffMember')
  const staffId = salon?.staff.find(({ id }) => id === wanted)?.id ?? null
  return {
    staffId,
    choose: (id: string) =>
      setParams(
        before => {
          const after = addressQuery(before)
          if (id === '') after.delete('staffMember')
          else after.set('staffMember', id)
          return after
        },
        { replace: true },
      ),
  }
}
