import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { FormTextField, type FormTextFieldProps } from '@/ui/form/FormTextField'
import styles from './NameFields.module.css'

interface NameFieldsProps extends Omit<FormTextFieldProps, 'name'> {
  /** Where it is absent, a button brings the Arabic name, which few sections and services have. */
  arabicLabel?: string
  /** For a form that is one field until the Arabic name comes: its title says what the field is. */
  hidesLabelAlone?: boolean
}

/** A name, and the same in Arabic: the values `name` and `nameAr` of the form. */
export function NameFields({ arabicLabel, hidesLabelAlone = false, ...name }: NameFieldsProps) {
  const { t } = useTranslation(['mySalon', 'common'])
  const { values } = useFormikContext<{ nameAr: string }>()
  const [wantsArabic, setWantsArabic] = useState(arabicLabel !== undefined || values.nameAr !== '')
  const hasArabic = wantsArabic || values.nameAr !== ''
  return (
    <>
      <FormTextField
        autoComplete="off"
        dir="auto"
        {...name}
        name="name"
        hideLabel={hidesLabelAlone && !hasArabic}
      />
      {hasArabic ? (
        <FormTextField
          name="nameAr"
          label={arabicLabel ?? t('nameInArabic.label')}
          hint={`(${t('common:optional')})`}
          help={arabicLabel === undefined && t('nameInArabic.help')}
          autoComplete="off"
          dir="auto"
        />
      ) : (
        <Button variant="quiet" icon="globe" className={styles.more} onClick={() => setWantsArabic(true)}>
          {t('nameInArabic.add')}
        </Button>
      )}
    </>
  )
}
