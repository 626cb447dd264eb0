import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { exportFileName, exportFiles } from '@/domain/exportKind'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Inline } from '@/ui/Inline'
import { downloadExport } from './downloadExport'
import { selectDownload } from './takingsSlice'
import styles from './Overview.module.css'

export function ExportPanel({ salonId }: { salonId: string }) {
  const { t } = useTranslation(['takings', 'common'])
  const dispatch = useAppDispatch()
  const download = useSelector(selectDownload)
  return (
    <section aria-labelledby="exports">
      <h2 id="exports" className={styles.heading}>
        {t('export.title')}
      </h2>
      <p className={styles.soft}>{t('export.text')}</p>
      <Inline gap={8}>
        {exportFiles.map(file => (
          <Button
            key={exportFileName(file)}
            icon="download"
            needsNetwork
            busy={download?.step === 'fetching' && exportFileName(download) === exportFileName(file)}
            onClick={() => void dispatch(downloadExport(salonId, file))}
          >
            {t('export.file', { what: t(`export.${file.kind}`), format: t(`export.${file.format}`) })}
          </Button>
        ))}
      </Inline>
      <div role="status">
        {download?.step === 'failed' && (
          <Banner
            tone="bad"
            action={
              <Button
                size="small"
                icon="retry"
                needsNetwork
                onClick={() => void dispatch(downloadExport(salonId, download))}
              >
                {t('common:retry')}
              </Button>
            }
          >
            {t('export.failed')}
          </Banner>
        )}
      </div>
    </section>
  )
}
