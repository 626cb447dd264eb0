import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/domain/languages'
import { languages, readLanguage } from '@/domain/languages'
import type { Salon } from '@/domain/salon'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { copyText } from '@/ui/copyText'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { TextField } from '@/ui/TextField'
import { LinkPreview } from './LinkPreview'
import { salonAddress } from './salonAddress'
import { ShareTexts } from './ShareTexts'

const SalonPosterDialog = lazy(async () => ({
  default: (await import('./SalonPosterDialog')).SalonPosterDialog,
}))

/** What an owner needs to bring clients to the salon's page: its address, a poster, ready texts and the link's preview. */
export function LinkKit({ salon, photo }: { salon: Salon; photo: ReactNode }) {
  const { t, i18n } = useTranslation(['profile', 'common'])
  const [language, setLanguage] = useState<Language>(readLanguage(i18n.language))
  const [copying, setCopying] = useState<'copied' | 'failed' | null>(null)
  const [isPosterOpen, setIsPosterOpen] = useState(false)
  const address = salonAddress(salon)
  const copy = async (text: string) => setCopying((await copyText(text)) ? 'copied' : 'failed')
  return (
    <Card as="section" aria-labelledby="link-kit">
      <Stack gap={16}>
        <h2 id="link-kit">{t('link.title')}</h2>
        <p>{t('link.text')}</p>
        <TextField
          label={t('link.address')}
          value={address}
          readOnly
          dir="ltr"
          onFocus={event => event.target.select()}
        />
        <div>
          <Button icon="copy" onClick={() => void copy(address)}>
            {t('link.copyAddress')}
          </Button>{' '}
          <Button icon="document" onClick={() => setIsPosterOpen(true)}>
            {t('link.poster.open')}
          </Button>
        </div>
        <div role="status">
          {copying === 'copied' && <Banner tone="good">{t('link.copied')}</Banner>}
          {copying === 'failed' && <Banner tone="warn">{t('link.copyFailed')}</Banner>}
        </div>
        <ChipGroup
          label={t('link.language')}
          value={language}
          onValueChange={chosen => setLanguage(readLanguage(chosen))}
        >
          {languages.map(each => (
            <Chip key={each} value={each}>
              {t(`link.in.${each}`)}
            </Chip>
          ))}
        </ChipGroup>
        <Suspense fallback={<SkeletonList label={t('common:loading')} count={2} />}>
          <ShareTexts salon={salon} address={address} language={language} onCopy={text => void copy(text)} />
        </Suspense>
        <LinkPreview salon={salon} address={address} language={language} photo={photo} />
      </Stack>
      {isPosterOpen && (
        <Suspense fallback={null}>
          <SalonPosterDialog salon={salon} address={address} onClose={() => setIsPosterOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
