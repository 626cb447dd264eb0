import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { FormTextField } from '@/ui/form/FormTextField'
import type { ServiceForm } from './serviceForm'

/** When the service leaves its staff member free, and keeps them busy after it. Most services have neither. */
export function ServiceGapFields() {
  const { t } = useTranslation(['services', 'common'])
  const { values } = useFormikContext<ServiceForm>()
  // Fields that are shown stay, also when they are emptied.
  const [shown, setShown] = useState<'none' | 'typed' | 'added'>('none')
  const gaps = [values.pauseAfterMinutes, values.pauseMinutes, values.cleanUpMinutes]
  if (shown === 'none' && gaps.some(minutes => minutes !== '')) setShown('typed')
  if (shown === 'none') {
    return (
      <div>
        <Button icon="plus" onClick={() => setShown('added')}>
          {t('gaps.add')}
        </Button>
      </div>
    )
  }
  const optional = `(${t('common:optional')})`
  const typed = { hint: optional, inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' } as const
  return (
    <>
      <FormTextField
        name="pauseAfterMinutes"
        label={t('gaps.pauseAfter')}
        autoFocus={shown === 'added'}
        {...typed}
      />
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
