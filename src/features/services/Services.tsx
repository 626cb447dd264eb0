import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { usePageEnd } from '@/store/usePageEnd'
import type { Salon } from '@/domain/salon'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SectionChoice } from './SectionChoice'
import { ServiceList } from './ServiceList'
import { ServiceMessages } from './ServiceMessages'
import {
  selectChosenSectionId,
  selectServiceDialog,
  serviceAddingRequested,
  servicesPageLeft,
} from './servicesSlice'
import { useLinkedSection } from './useLinkedSection'

const ServiceDialog = lazy(async () => ({ default: (await import('./ServiceDialog')).ServiceDialog }))

export function Services({ salon }: { salon: Salon }) {
  const { t } = useTranslation('services')
  const dispatch = useAppDispatch()
  const chosenId = useSelector(selectChosenSectionId)
  const dialog = useSelector(selectServiceDialog)
  const { sections } = salon
  const chosen = sections.find(({ id }) => id === chosenId)
  usePageEnd(servicesPageLeft, { orHidden: true })
  useLinkedSection()

  return (
    <>
      <SectionChoice sections={sections} chosen={chosen} />
      {chosen ? (
        <ServiceList key={chosen.id} salonId={salon.id} section={chosen} />
      ) : (
        <EmptyState picture="receipt" title={t('unchosen')} />
      )}
      <ServiceMessages salon={salon} />
      {dialog && (
        <Suspense fallback={null}>
          <ServiceDialog salon={salon} dialog={dialog} />
        </Suspense>
      )}
      <BottomBar>
        <Button
          variant="primary"
          icon="plus"
          onClick={() => dispatch(serviceAddingRequested(chosen?.id ?? null))}
        >
          {t('add')}
        </Button>
      </BottomBar>
    </>
  )
}
