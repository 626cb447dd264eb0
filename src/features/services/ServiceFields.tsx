import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isMissing } from '@/store/ApiError'
import { useAppDispatch } from '@/store/services'
import { requestIn } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import type { Versioned } from '@/domain/edit'
import type { Salon } from '@/domain/salon'
import type { ServiceRequest } from '@/domain/serviceRequests'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { useCurrencyOptions } from '@/features/names/useCurrencyOptions'
import { NameFields } from '@/features/names/NameFields'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { saveService } from './saveService'
import { usualCurrency } from '@/domain/isoCurrencies'
import { serviceForm, serviceFormSchema, typedServiceSchema, type ServiceForm } from './serviceForm'
import { ServiceConflict } from './ServiceConflict'
import { ServiceGapFields } from './ServiceGapFields'
import { ServiceStaffTerms } from './ServiceStaffTerms'
import { ServiceWindowFields } from './ServiceWindowFields'
import styles from './ServiceFields.module.css'
import { serviceSubmission } from './serviceSubmission'
import {
  sectionChosen,
  serviceAddingRequested,
  serviceDialogClosed,
  serviceEditingStarted,
  type ServiceDialogState,
} from './servicesSlice'

interface ServiceFieldsProps {
  salon: Salon
  dialog: ServiceDialogState
  /** Undefined for a new service. */
  service: Versioned<ServiceRequest> | undefined
}

export function ServiceFields({ salon, dialog: { sectionId, serviceId }, service }: ServiceFieldsProps) {
  const { t } = useTranslation(['services', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const sent = requestIn(useSelector(serviceSubmission.select))
  const [start] = useState(service)
  const formik = useFormik<ServiceForm>({
    initialValues: serviceForm(sent ?? start, usualCurrency(salon)),
    validationSchema: typedServiceSchema,
    validateOnBlur: false,
    onSubmit: async values => {
      const { nameAr, ...form } = serviceFormSchema.cast(values)
      const request = { ...form, nameAr: nameAr || null, sectionId }
      await dispatch(saveService(salon.id, { id: serviceId, request, base: start }))
    },
  })
  const { name, cost } = formik.values
  const currencyOptions = useCurrencyOptions(salon.country)
  return (
    <FormikProvider value={formik}>
      <Form isBlank={name.trim() === '' || cost.trim() === ''}>
        <FormDraft
          form={`service-${serviceId ?? 'new'}`}
          opens={[
            sectionChosen(sectionId),
            serviceId ? serviceEditingStarted({ sectionId, serviceId }) : serviceAddingRequested(sectionId),
          ]}
        />
        <SubmissionProblem
          submission={serviceSubmission}
          describe={problem => (isMissing(problem) ? t('gone') : problemTextOf(problem))}
        />
        <ServiceConflict salon={salon} />
        <NameFields label={t('name')} aria-required autoFocus />
        <div className={styles.price}>
          <FormTextField
            name="cost"
            label={t('cost')}
            aria-required
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
          />
          <FormSelectField name="currency" label={t('currency')} options={currencyOptions} />
        </div>
        <FormTextField name="time" label={t('time')} inputMode="numeric" autoComplete="off" dir="ltr" />
        <ServiceWindowFields salon={salon} />
        <ServiceGapFields />
        <ServiceStaffTerms staff={salon.staff} />
        <DialogActions>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(serviceDialogClosed())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>{t(serviceId ? 'common:save' : 'common:add')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
