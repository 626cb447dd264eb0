import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { currencies } from '@/domain/money'
import type { Salon } from '@/domain/salon'
import { missingOf, usualMenus } from '@/domain/usualMenu'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { createMenu } from './createMenu'
import { menuSubmission } from './menuSubmission'
import { sectionDialogClosed, usualMenuOpened } from './sectionsSlice'
import { hasNoCost, menuRequestOf, usualMenuForm, usualMenuSchema } from './usualMenuForm'
import styles from './UsualMenuDialog.module.css'

/** The services that most salons of the kind offer: the owner fills in the prices of their own. */
export function UsualMenuDialog({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['sections', 'common'])
  const { name } = useFormat()
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const submission = useSubmission(menuSubmission)
  const [menu] = useState(() => missingOf(usualMenus[salon.businessType], salon.sections))
  const close = () => dispatch(sectionDialogClosed())
  const formik = useFormik({
    initialValues: usualMenuForm(menu),
    validationSchema: usualMenuSchema,
    validateOnBlur: false,
    onSubmit: async values => {
      await dispatch(createMenu(salon.id, menuRequestOf(menu, values)))
    },
  })
  return (
    <Dialog
      open
      title={t(`usual.title.${salon.businessType}`)}
      closeLabel={t('common:close')}
      locked={isSubmitting(submission)}
      onClose={close}
    >
      <FormikProvider value={formik}>
        <Form isBlank={hasNoCost(formik.values)}>
          <FormDraft form="usual-menu" opens={[usualMenuOpened()]} />
          <p className={styles.text}>{t(menu.length > 0 ? 'usual.text' : 'usual.nothing')}</p>
          <SubmissionProblem submission={menuSubmission} describe={problemTextOf} />
          {menu.length > 0 && (
            <FormSelectField
              name="currency"
              label={t('usual.currency')}
              options={currencies.map(value => ({ value, label: t(`usual.currencyName.${value}`) }))}
            />
          )}
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
                  inputMode="numeric"
                  autoComplete="off"
                  dir="ltr"
                />
              ))}
            </fieldset>
          ))}
          <DialogActions>
            <Button disabled={formik.isSubmitting} onClick={close}>
              {t(menu.length > 0 ? 'common:cancel' : 'common:close')}
            </Button>
            {menu.length > 0 && <SubmitButton>{t('usual.add')}</SubmitButton>}
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
  )
}
