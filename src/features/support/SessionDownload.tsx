import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { usePageEnd } from '@/store/usePageEnd'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { FormProblem } from '@/ui/form/FormProblem'
import { downloadSession } from './downloadSession'
import styles from './SessionDownload.module.css'
import { selectSessionDownload, supportLeft } from './supportSlice'

/** Downloads the session for support. Says what the file contains and what it does not. */
export function SessionDownload() {
  const { t } = useTranslation('contact')
  const dispatch = useAppDispatch()
  const download = useSelector(selectSessionDownload)
  const titleId = useId()
  usePageEnd(supportLeft)
  return (
    <Card as="section" padding="roomy" aria-labelledby={titleId} className={styles.session}>
      <h2 id={titleId} className={styles.title}>
        {t('session.title')}
      </h2>
      <p>{t('session.text')}</p>
      <p className={styles.note}>{t('session.inside')}</p>
      <p className={styles.note}>{t('session.outside')}</p>
      <Button icon="download" busy={download === 'making'} onClick={() => void dispatch(downloadSession())}>
        {t('session.download')}
      </Button>
      <FormProblem>{download === 'failed' && t('session.failed')}</FormProblem>
      <div role="status" className={download === 'saved' ? undefined : 'visually-hidden'}>
        {download === 'saved' && <Banner tone="good">{t('session.saved')}</Banner>}
      </div>
    </Card>
  )
}
