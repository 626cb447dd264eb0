import { useTranslation } from 'react-i18next'
import { ComingSoonAlert } from '@/features/publicSite/ComingSoonAlert'
import { PublicShell } from '@/ui/PublicShell'
import { NetworkOutlet } from './NetworkOutlet'
import { PublicFooter } from './PublicFooter'
import { PublicHeader } from './PublicHeader'

interface PublicFrameProps {
  bare?: boolean
}

export function PublicFrame({ bare }: PublicFrameProps) {
  const { t } = useTranslation()
  return (
    <PublicShell
      skipLabel={t('skipToContent')}
      header={<PublicHeader />}
      footer={<PublicFooter />}
      bare={bare}
    >
      <ComingSoonAlert />
      <NetworkOutlet />
    </PublicShell>
  )
}
