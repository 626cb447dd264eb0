import type { UnknownAction } from '@reduxjs/toolkit'
import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { usualCurrency } from '@/domain/isoCurrencies'
import type { Salon } from '@/domain/salon'
import type { UsualSection } from '@/domain/usualMenu'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { useCurrencyOptions } from '@/features/names/useCurrencyOptions'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { createMenu } from './createMenu'
import { menuSubmission } from './menuSubmission'
import { hasNoCost, menuRequestOf, usualMenuForm, usualMenuSchema } from './usualMenuForm'
import styles from './UsualMenu.module.css'

interface UsualMenuProps {
  salon: Salon
  menu: readonly UsualSection[]
  /** What opens the form when it is not always on the page. */
  opens?: readonly UnknownAction[]
  /** In a dialog. */
  onCancel?: () => void
  onSaved?: () => void
}

/** The services that most salons of the kind offer: the owner fills in the prices of their own. */
export function UsualMenu({ salon, menu, opens = [], onCancel, onSaved }: UsualMenuProps) {
  const { t } = useTranslation(['sections', 'common'])
  const { name } = useFormat()
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  useSubmission(menuSubmission)
  const formik = useFormik({
    initialValues: usualMenuForm(menu, usualCurrency(salon)),
    validationSchema: usualMenuSchema,
    validateOnBlur: false,
    onSubmit: async values => {
      const saved = await dispatch(createMenu(salon.id, menuRequestOf(menu, values)))
      if (saved && !saved.error) onSaved?.()
    },
  })
  const currencyOptions = useCurrencyOptions(salon.country)
  const submit = <SubmitButton>{t('usual.add')}</SubmitButton>
  return (
    <FormikProvider value={formik}>
      <Form isBlank={hasNoCost(formik.values)}>
        <FormDraft form="usual-menu" opens={opens} />
        <p className={styles.text}>{t('usual.text')}</p>
        <SubmissionProblem submission={menuSubmission} describe={problemTextOf} />
        <FormSelectField name="currency" label={t('usual.currency')} options={currencyOptions} />
        {menu.map((section, index) => (
          <fieldset key={section.name} className={styles.section}>
            <legend className={styles.name}>{name(section)}</legend>
            {section.services.map((service, position) => (
              <FormTextField
                key={service.name}
                name={`costs.${index}.${position}`}
                label={name(service)}
                hint={t('common:minutes', { count: service.time })}
                placeholder={t('usual.price')}
                inputMode="decimal"
                autoComplete="off"
                dir="ltr"
              />
            ))}
          </fieldset>
        ))}
        {onCancel ? (
          <DialogActions>
            <Button disabled={formik.isSubmitting} onClick={onCancel}>
              {t('common:cancel')}
            </Button>
            {submit}
          </DialogActions>
        ) : (
          <div>{submit}</div>
        )}
      </Form>
    </FormikProvider>
  )
}
