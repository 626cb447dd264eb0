import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { FormSelectField } from '@/ui/form/FormSelectField'
import type { PosterValues } from './posterValues'
import { usePosterLinks } from './usePosterLinks'

/** The form's `link` field: the promotion or the service whose booking the poster leads to. */
export function PosterLinkField({ salon }: { salon: Salon }) {
  const { t } = useTranslation('posters')
  const { values } = useFormikContext<PosterValues>()
  const options = usePosterLinks(salon, values.link)
  return <FormSelectField name="link" label={t('link.label')} help={t('link.help')} options={options} />
}
