import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { MySalonGate } from '@/features/mySalon/MySalonGate'
import { Schedule } from '@/features/schedule/Schedule'
import { PageHeader } from '@/ui/PageHeader'

export const MySchedulePage = () => {
  const { t } = useTranslation('schedule')
  return (
    <>
      <PageHeader title={t('title')} back={{ label: t('back'), to: paths.owner }} />
      <MySalonGate>{salon => <Schedule salon={salon} />}</MySalonGate>
    </>
  )
}
