import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { usePageEnd } from '@/store/usePageEnd'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { FormProblem } from '@/ui/form/FormProblem'
import { downloadSession } from './downloadSession'
import { selectSessionDownload, supportLeft } from './supportSlice'

/** Downloads the session file, and says what became of it. */
export function DownloadButton({ children }: { children: ReactNode }) {
  const { t } = useTranslation('contact')
  const dispatch = useAppDispatch()
  const download = useSelector(selectSessionDownload)
  usePageEnd(supportLeft)
  return (
    <>
      <Button icon="download" busy={download === 'making'} onClick={() => void dispatch(downloadSession())}>
        {children}
      </Button>
      <FormProblem>{download === 'failed' && t('session.failed')}</FormProblem>
      <div role="status" className={download === 'saved' ? undefined : 'visually-hidden'}>
        {download === 'saved' && <Banner tone="good">{t('session.saved')}</Banner>}
      </div>
    </>
  )
}
