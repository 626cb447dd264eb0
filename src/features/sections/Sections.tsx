import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { usePageEnd } from '@/store/usePageEnd'
import type { Salon } from '@/domain/salon'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import { SectionList } from './SectionList'
import { SectionMessages } from './SectionMessages'
import {
  sectionAddingStarted,
  sectionsPageLeft,
  selectIsUsualMenuOpen,
  selectSectionDialog,
  usualMenuOpened,
} from './sectionsSlice'

const UsualMenuDialog = lazy(async () => ({ default: (await import('./UsualMenuDialog')).UsualMenuDialog }))
const SectionDialog = lazy(async () => ({ default: (await import('./SectionDialog')).SectionDialog }))

export function Sections({ salon }: { salon: Salon }) {
  const { t } = useTranslation('sections')
  const dispatch = useAppDispatch()
  const dialog = useSelector(selectSectionDialog)
  const isUsualMenuOpen = useSelector(selectIsUsualMenuOpen)
  usePageEnd(sectionsPageLeft, { orHidden: true })
  return (
    <>
      <SectionList salon={salon} />
      <SectionMessages salon={salon} />
      {dialog && (
        <Suspense fallback={null}>
          <SectionDialog salon={salon} dialog={dialog} />
        </Suspense>
      )}
      {isUsualMenuOpen && (
        <Suspense fallback={null}>
          <UsualMenuDialog salon={salon} />
        </Suspense>
      )}
      <BottomBar>
        <Button icon="receipt" onClick={() => dispatch(usualMenuOpened())}>
          {t('usual.open')}
        </Button>
        <Button variant="primary" icon="plus" onClick={() => dispatch(sectionAddingStarted())}>
          {t('add')}
        </Button>
      </BottomBar>
    </>
  )
}
