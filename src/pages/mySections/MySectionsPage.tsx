import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { MySalonGate } from '@/features/mySalon/MySalonGate'
import { Sections } from '@/features/sections/Sections'
import { PageHeader } from '@/ui/PageHeader'

export const MySectionsPage = () => {
  const { t } = useTranslation('sections')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} back={{ label: t('back'), to: paths.owner }} />
      <MySalonGate>{salon => <Sections salon={salon} />}</MySalonGate>
    </>
  )
}
