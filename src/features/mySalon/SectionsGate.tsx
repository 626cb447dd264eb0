import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { hasSections, type SalonWithSections } from '@/domain/salon'
import { ButtonLink } from '@/ui/ButtonLink'
import type { ElementNode } from '@/ui/ElementNode'
import { EmptyState } from '@/ui/EmptyState'
import { MySalonGate } from './MySalonGate'

interface SectionsGateProps {
  /** Why the page needs a section. */
  noneText: ReactNode
  children: (salon: SalonWithSections) => ElementNode
}

/** Renders its children once the owner's salon is loaded and has a section. */
export function SectionsGate({ noneText, children }: SectionsGateProps) {
  const { t } = useTranslation('mySalon')
  const toSections = (
    <ButtonLink to={paths.sections} variant="primary">
      {t('toSections')}
    </ButtonLink>
  )
  return (
    <MySalonGate>
      {salon =>
        hasSections(salon) ? (
          children(salon)
        ) : (
          <EmptyState picture="staffMember" title={t('noSections')} text={noneText} action={toSections} />
        )
      }
    </MySalonGate>
  )
}
