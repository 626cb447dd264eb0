import { useTranslation } from 'react-i18next'
import { FormTextField } from '@/ui/form/FormTextField'

/** When the service leaves its staff member free, and keeps them busy after it. */
export function ServiceGapFields() {
  const { t } = useTranslation(['services', 'common'])
  const optional = `(${t('common:optional')})`
  const typed = { hint: optional, inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' } as const
  return (
    <>
      <FormTextField name="pauseAfterMinutes" label={t('gaps.pauseAfter')} {...typed} />
      <FormTextField name="pauseMinutes" label={t('gaps.pause')} help={t('gaps.pauseHelp')} {...typed} />
      <FormTextField
        name="cleanUpMinutes"
        label={t('gaps.cleanUp')}
        help={t('gaps.cleanUpHelp')}
        {...typed}
      />
    </>
  )
}
