import { useSyncExternalStore } from 'react'
import type { i18n as I18n } from 'i18next'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import type { ReplayGate } from './replayGate'
import styles from './ReplayBanner.module.css'

function Words({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('common')
  const leave = (
    <Button size="small" variant="secondary" onClick={onLeave}>
      {t('replay.leave')}
    </Button>
  )
  return (
    <div className={styles.banner}>
      <Banner live title={t('replay.title')} action={leave}>
        {t('replay.text')}
      </Banner>
    </div>
  )
}

interface ReplayBannerProps {
  gate: ReplayGate
  i18n: I18n
}

/** Says over the app that DevTools show another moment, and leads back. */
export function ReplayBanner({ gate, i18n }: ReplayBannerProps) {
  const isReplaying = useSyncExternalStore(gate.subscribe, gate.isReplaying)
  return <I18nextProvider i18n={i18n}>{isReplaying && <Words onLeave={gate.leave} />}</I18nextProvider>
}
