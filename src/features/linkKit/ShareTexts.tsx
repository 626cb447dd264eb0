import { useTranslation } from 'react-i18next'
import { directionOf, nameIn, type Language } from '@/domain/languages'
import type { Salon } from '@/domain/salon'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/Stack'
import { TextAreaField } from '@/ui/TextAreaField'

interface ShareTextsProps {
  salon: Salon
  address: string
  /** Of the texts, not of the page around them. */
  language: Language
  onCopy: (text: string) => void
}

export function ShareTexts({ salon: { name, nameAr }, address, language, onCopy }: ShareTextsProps) {
  const { t } = useTranslation('profile')
  const { t: say } = useTranslation('profile', { lng: language })
  const salon = nameIn(language, name, nameAr)
  return (
    <Stack gap={16}>
      {(['whatsapp', 'instagram'] as const).map(channel => {
        const text = say(`link.message.${channel}`, { salon, address })
        return (
          <Stack key={channel} gap={8}>
            <TextAreaField
              label={t(`link.channel.${channel}`)}
              value={text}
              rows={4}
              readOnly
              lang={language}
              dir={directionOf(language)}
            />
            <div>
              <Button icon="copy" onClick={() => onCopy(text)}>
                {t(`link.copyFor.${channel}`)}
              </Button>
            </div>
          </Stack>
        )
      })}
    </Stack>
  )
}
