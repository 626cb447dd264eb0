import type { Salon } from '@/domain/salon'
import { useRights } from '@/features/auth/useRights'
import { useUser } from '@/features/auth/useUser'
import { ExportPanel } from '@/features/takings/ExportPanel'
import { OverviewPanel } from '@/features/takings/OverviewPanel'

export const Glance = ({ salon }: { salon: Salon }) => {
  const { has } = useRights()
  const { role } = useUser()
  return (
    <>
      {has('see_takings') && <OverviewPanel salon={salon} />}
      {role !== 'staff' && <ExportPanel salonId={salon.id} />}
    </>
  )
}
