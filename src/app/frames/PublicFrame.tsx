import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { ComingSoonAlert } from '@/features/publicSite/ComingSoonAlert'
import { PublicShell } from '@/ui/PublicShell'
import { PublicFooter } from './PublicFooter'
import { PublicHeader } from './PublicHeader'

interface PublicFrameProps {
  /** For a page made of bands from edge to edge. */
  bare?: boolean
  /** The route's page, where it has to stand in something else. */
  children?: ReactNode
}

/** Around the pages that a visitor may see without an account. */
export function PublicFrame({ bare, children }: PublicFrameProps) {
  const { t } = useTranslation()
  return (
    <PublicShell
      skipLabel={t('skipToContent')}
      header={<PublicHeader />}
      footer={<PublicFooter />}
      bare={bare}
    >
      <ComingSoonAlert />
      {children ?? <Outlet />}
    </PublicShell>
  )
}
