import { useTranslation } from 'react-i18next'
import { SalonFilterBar } from '@/features/salons/search/SalonFilterBar'
import { SalonResults } from '@/features/salons/search/SalonResults'
import { useVisitorsArea } from '@/features/salons/search/useVisitorsArea'
import { useSalonFilters } from '@/features/salons/search/useSalonFilters'
import { PageHeader } from '@/ui/PageHeader'

export const SearchPage = () => {
  // Loads the cards' texts too: if the first card loaded them, the page would suspend again.
  const { t } = useTranslation(['search', 'salon'])
  const control = useSalonFilters()
  useVisitorsArea(!control.areNone)
  return (
    <>
      <PageHeader title={t('title')} />
      <SalonFilterBar control={control} />
      <SalonResults control={control} />
    </>
  )
}
