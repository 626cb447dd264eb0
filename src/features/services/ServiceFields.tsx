import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissing } from '@/store/ApiError'
import type { Refusal } from '@/store/saves'
import { useAppDispatch } from '@/store/services'
import { initialFaults } from '@/store/submit'
import { useEdit } from '@/store/useEdit'
import { currencyWords } from '@/domain/money'
import type { Salon } from '@/domain/salon'
import type { ServiceRequest } from '@/domain/serviceRequests'
import { commonProblem } from '@/features/auth/commonProblem'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormProblem } from '@/ui/form/FormProblem'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { saveService } from './saveService'
import { serviceForm, serviceFormSchema, typedServiceSchema, type ServiceForm } from './serviceForm'
import { ServiceConflict } from './ServiceConflict'
import styles from './ServiceFields.module.css'
import { serviceDialogClosed } from './servicesSlice'

interface ServiceFieldsProps {
  salon: Salon
  /** Left out for a new one. */
  service: ServiceRequest | undefined
  /** What was sent before and did not stand: the form goes on from there. */
  refused: Refusal<ServiceRequest> | null
}

export function ServiceFields({ salon, service, refused }: ServiceFieldsProps) {
  const { t } = useTranslation(['services', 'common'])
  const dispatch = useAppDispatch()
  const { save, error } = refused ?? {}
  const edit = useEdit(service, refused)
  const start = edit.merged ?? save?.request ?? service
  const [hasArabic, setHasArabic] = useState(Boolean(start?.nameAr))
  const formik = useFormik<ServiceForm>({
    initialValues: serviceForm(start),
    ...initialFaults<ServiceForm>(error, ['name', 'nameAr', 'cost', 'currency', 'time']),
    validationSchema: typedServiceSchema,
    validateOnBlur: false,
    onSubmit: values => {
      const { nameAr, ...form } = serviceFormSchema.cast(values)
      return dispatch(saveService(salon.id, { ...form, nameAr: nameAr || null }, edit.base ?? null))
    },
  })
  const { name, cost } = formik.values
  const problem = error && !edit.theirs && Object.keys(formik.initialErrors).length === 0 ? error : undefined
  return (
    <FormikProvider value={formik}>
      <Form isBlank={name.trim() === '' || cost.trim() === ''}>
        <FormProblem>
          {problem && (isMissing(problem) ? t('gone') : t(`common:${commonProblem(problem)}`))}
        </FormProblem>
        <ServiceConflict edit={edit} sections={salon.sections} onArabic={() => setHasArabic(true)} />
        <FormTextField name="name" label={t('name')} aria-required autoFocus autoComplete="off" dir="auto" />
        {hasArabic && (
          <FormTextField
            name="nameAr"
            label={t('arabicName')}
            hint={`(${t('common:optional')})`}
            help={t('arabicNameHelp')}
            autoComplete="off"
            dir="auto"
          />
        )}
        {!hasArabic && (
          <Button variant="quiet" icon="globe" className={styles.more} onClick={() => setHasArabic(true)}>
            {t('addArabicName')}
          </Button>
        )}
        <div className={styles.price}>
          <FormTextField
            name="cost"
            label={t('cost')}
            aria-required
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
          />
          <FormSelectField
            name="currency"
            label={t('currency')}
            options={Object.values(currencyWords).map(value => ({
              value,
              label: t(`currencyName.${value}`),
            }))}
          />
        </div>
        <FormTextField name="time" label={t('time')} inputMode="numeric" autoComplete="off" dir="ltr" />
        <DialogActions>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(serviceDialogClosed())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>{t(service ? 'common:save' : 'common:add')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
