import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { StatusText } from '@/ui/StatusText'
import styles from './CopyResult.module.css'
import { selectCopied } from './supportSlice'

/** Says whether the text was copied; shows it where it was not. */
export function CopyResult({ what }: { what: 'link' | 'notes' }) {
  const { t } = useTranslation('support')
  const result = useSelector(selectCopied)
  return (
    <div role="status" className={styles.result}>
      {result?.what === what &&
        (result.isCopied ? (
          <StatusText tone="good">{t(`copy.${what}`)}</StatusText>
        ) : (
          <>
            <StatusText tone="warn">{t('copy.failed')}</StatusText>
            <bdi dir="auto" className={styles.text}>
              {result.text}
            </bdi>
          </>
        ))}
    </div>
  )
}
