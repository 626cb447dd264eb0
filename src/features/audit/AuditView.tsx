import type { Salon } from '@/domain/salon'
import { Stack } from '@/ui/Stack'
import { AuditFilters } from './AuditFilters'
import { AuditList } from './AuditList'
import { useAuditFilter } from './useAuditFilter'

export function AuditView({ salon }: { salon: Salon }) {
  const [filter] = useAuditFilter()
  return (
    <Stack gap={16}>
      <AuditFilters staff={salon.staff} />
      <AuditList salon={salon} filter={filter} />
    </Stack>
  )
}
