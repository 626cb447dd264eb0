import { Fragment, useSyncExternalStore, type ReactNode } from 'react'
import type { i18n as I18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import type { ReplayGate } from './replayGate'
import styles from './ReplayFrame.module.css'

interface ReplayFrameProps {
  gate: ReplayGate
  i18n: I18n
  children: ReactNode
}

/** Says over the app that DevTools show another moment. Its pages are mounted anew when the own session comes back. */
export function ReplayFrame({ gate, i18n, children }: ReplayFrameProps) {
  const { t } = useTranslation('common', { i18n })
  const isReplaying = useSyncExternalStore(gate.subscribe, gate.isReplaying)
  return (
    <>
      {isReplaying && (
        <div className={styles.frame}>
          <Banner
            tone="info"
            live
            title={t('replay.title')}
            action={
              <Button size="small" variant="secondary" onClick={gate.leave}>
                {t('replay.leave')}
              </Button>
            }
          >
            {t('replay.text')}
          </Banner>
        </div>
      )}
      <Fragment key={String(isReplaying)}>{children}</Fragment>
    </>
  )
}
