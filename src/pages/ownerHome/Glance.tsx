import type { Salon } from '@/domain/salon'
import { ExportPanel } from '@/features/takings/ExportPanel'
import { OverviewPanel } from '@/features/takings/OverviewPanel'

export const Glance = ({ salon }: { salon: Salon }) => (
  <>
    <OverviewPanel salon={salon} />
    <ExportPanel salonId={salon.id} />
  </>
)
