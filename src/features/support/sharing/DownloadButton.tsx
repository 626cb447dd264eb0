import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { usePageEnd } from '@/store/usePageEnd'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/Stack'
import { selectSharing, supportLeft } from '../supportSlice'
import { saveSession } from './saveSession'
import { ShareButton } from './ShareButton'

/** Saves the session file after a look at it, and says what became of it. */
export function DownloadButton({ children }: { children: ReactNode }) {
  const { t } = useTranslation('contact')
  const dispatch = useAppDispatch()
  const sharing = useSelector(selectSharing)
  const isSaved = sharing?.purpose === 'download' && sharing.step === 'saved'
  usePageEnd(supportLeft)
  return (
    <>
      <ShareButton
        purpose="download"
        icon="download"
        onShare={({ text }) => dispatch(saveSession(text))}
        unreadable={text => (
          <Stack gap={12}>
            <p>{t('session.unreadable')}</p>
            <div>
              <Button size="small" onClick={() => dispatch(saveSession(text))}>
                {t('session.saveUnseen')}
              </Button>
            </div>
          </Stack>
        )}
      >
        {children}
      </ShareButton>
      <div role="status" className={isSaved ? undefined : 'visually-hidden'}>
        {isSaved && <Banner tone="good">{t('session.saved')}</Banner>}
      </div>
    </>
  )
}
