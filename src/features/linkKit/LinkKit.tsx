import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/domain/languages'
import { languages, readLanguage } from '@/domain/languages'
import { pageAddress } from '@/domain/pageAddress'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { CopyableField } from '@/ui/CopyableField'
import { CopyStatus } from '@/ui/CopyStatus'
import { Inline } from '@/ui/Inline'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { useCopyText } from '@/ui/useCopyText'
import { LinkPreview } from './LinkPreview'
import { ShareTexts } from './ShareTexts'

const SalonPosterDialog = lazy(async () => ({
  default: (await import('./SalonPosterDialog')).SalonPosterDialog,
}))

/** What an owner needs to bring clients to the salon's page: its address, a poster, ready texts and the link's preview. */
export function LinkKit({ salon }: { salon: Salon }) {
  const { t, i18n } = useTranslation(['profile', 'common'])
  const [language, setLanguage] = useState<Language>(readLanguage(i18n.language))
  const [copying, copy] = useCopyText()
  const [isPosterOpen, setIsPosterOpen] = useState(false)
  const path = paths.salon(salon.slug)
  const address = window.location.origin + path
  const translated = pageAddress(window.location.origin, path, language)
  return (
    <Card as="section" aria-labelledby="link-kit">
      <Stack gap={16}>
        <h2 id="link-kit">{t('link.title')}</h2>
        <p>{t('link.text')}</p>
        <CopyableField label={t('link.address')} value={address} />
        <Inline>
          <Button icon="copy" onClick={() => copy(address)}>
            {t('link.copyAddress')}
          </Button>
          <Button icon="document" onClick={() => setIsPosterOpen(true)}>
            {t('link.poster.open')}
          </Button>
        </Inline>
        <CopyStatus result={copying} copied={t('link.copied')} failed={t('link.copyFailed')} />
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
          <ShareTexts salon={salon} address={translated} language={language} onCopy={copy} />
        </Suspense>
        <LinkPreview salon={salon} language={language} />
      </Stack>
      {isPosterOpen && (
        <Suspense fallback={null}>
          <SalonPosterDialog salon={salon} address={address} onClose={() => setIsPosterOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
