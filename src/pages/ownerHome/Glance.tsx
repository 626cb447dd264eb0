import { salonsApi } from '@/api/salonsApi'
import { ExportPanel } from '@/features/takings/ExportPanel'
import { OverviewPanel } from '@/features/takings/OverviewPanel'

/** How the owner's salon does. Why a salon is not there is said above, where its day would stand. */
export const Glance = () => {
  const { data: salon } = salonsApi.useGetMySalonQuery()
  return (
    salon && (
      <>
        <OverviewPanel salon={salon} />
        <ExportPanel salonId={salon.id} />
      </>
    )
  )
}
