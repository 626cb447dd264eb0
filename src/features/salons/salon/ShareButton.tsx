import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { IconButton } from '@/ui/IconButton'
import { shareLink, type ShareResult } from './shareLink'
import styles from './ShareButton.module.css'

/** Shares the salon's URL. Where the browser can neither share nor copy, shows the URL to copy by hand. */
export const ShareButton = ({ salon }: { salon: Salon }) => {
  const { t } = useTranslation('salon')
  const { name } = useFormat()
  const [result, setResult] = useState<ShareResult>()
  const url = () => window.location.origin + paths.salon(salon.slug)

  return (
    <span className={styles.share}>
      <IconButton
        icon="share"
        label={t('share.label')}
        tone="framed"
        className={styles.button}
        onClick={() => void shareLink({ title: name(salon), url: url() }).then(setResult)}
      />
      <span role="status">
        {result === 'copied' && <span className={styles.answer}>{t('share.copied')}</span>}
        {result === 'failed' && (
          <span className={styles.answer}>
            <span>{t('share.byHand')}</span>{' '}
            <bdi dir="ltr" className={styles.address}>
              {url()}
            </bdi>
          </span>
        )}
      </span>
    </span>
  )
}
