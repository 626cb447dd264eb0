import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { MySalonGate } from '@/features/mySalon/MySalonGate'
import { PageHeader } from '@/ui/PageHeader'
import { SkeletonList } from '@/ui/SkeletonList'

// A chunk of its own leaves its file names out of the first load, which lists the files of every page.
const OwnPromotions = lazy(async () => ({
  default: (await import('@/features/promotions/own/OwnPromotions')).OwnPromotions,
}))

export const PromotionsPage = () => {
  const { t } = useTranslation(['mySalon', 'common'])
  return (
    <>
      <PageHeader
        title={t('promotions.title')}
        text={t('promotions.text')}
        back={{ label: t('common:back'), to: paths.owner }}
      />
      <MySalonGate>
        {salon => (
          <Suspense fallback={<SkeletonList label={t('common:loading')} />}>
            <OwnPromotions salon={salon} />
          </Suspense>
        )}
      </MySalonGate>
    </>
  )
}
