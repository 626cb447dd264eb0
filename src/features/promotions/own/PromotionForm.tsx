import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { limitPolicy } from '@/domain/limitPolicy'
import type { Promotion } from '@/domain/promotion'
import type { Salon } from '@/domain/salon'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { useAppDispatch } from '@/store/services'
import { requestIn } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useToday } from '@/store/useNow'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormCheckboxField } from '@/ui/form/FormCheckboxField'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import styles from './OwnPromotions.module.css'
import { promotionBegun, promotionDialogsClosed, promotionEditingStarted } from './ownPromotionsSlice'
import { PromotionConflict } from './PromotionConflict'
import {
  discountKinds,
  promotionForm,
  promotionFormSchema,
  promotionRequestOf,
  requestOf,
} from './promotionForm'
import { promotionSubmission } from './promotionSubmission'
import { PromotedServices } from './PromotedServices'
import { savePromotion } from './savePromotion'

interface PromotionFormProps {
  salon: Salon
  /** Undefined for a new one. */
  promotion: Promotion | undefined
}

export function PromotionForm({ salon, promotion }: PromotionFormProps) {
  const { t } = useTranslation(['mySalon', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const today = useToday(salon.timeZone) ?? ''
  const sent = requestIn(useSelector(promotionSubmission.select))
  const [start] = useState(promotion && requestOf(promotion))
  const formik = useFormik({
    initialValues: promotionForm(sent ?? start, salon, today),
    validationSchema: promotionFormSchema,
    validateOnBlur: false,
    onSubmit: async values => {
      const request = promotionRequestOf(values)
      await dispatch(savePromotion(salon.id, { id: promotion?.id ?? null, request, base: start }))
    },
  })
  const { kind, isForAll } = formik.values
  return (
    <FormikProvider value={formik}>
      <Form aria-label={t(promotion ? 'promotions.editTitle' : 'promotions.addTitle')}>
        <FormDraft
          form={`promotion-${promotion?.id ?? 'new'}`}
          opens={[promotion ? promotionEditingStarted(promotion.id) : promotionBegun()]}
        />
        <SubmissionProblem
          submission={promotionSubmission}
          describe={problem => {
            if (problem.code === 'conflict') return t('promotions.hasEnded')
            return problem.code === 'limit_reached'
              ? t('promotions.full', { count: limitPolicy.promotionsOfSalon })
              : problemTextOf(problem)
          }}
        />
        <PromotionConflict salon={salon} />
        <FormTextField
          name="title"
          label={t('promotions.field.title')}
          autoComplete="off"
          dir="auto"
          aria-required
          autoFocus
        />
        <FormTextField
          name="titleAr"
          label={t('promotions.field.titleAr')}
          autoComplete="off"
          dir="rtl"
          lang="ar"
        />
        <FormTextField name="details" label={t('promotions.field.details')} autoComplete="off" dir="auto" />
        <div className={styles.pair}>
          <FormSelectField
            name="kind"
            label={t('promotions.field.kind')}
            options={discountKinds.map(value => ({ value, label: t(`promotions.kind.${value}`) }))}
          />
          {kind !== 'none' && (
            <FormTextField
              name="value"
              label={t(`promotions.value.${kind}`)}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              aria-required
            />
          )}
        </div>
        <FormCheckboxField name="isForAll" label={t('promotions.field.isForAll')} />
        {!isForAll && <PromotedServices salon={salon} />}
        <div className={styles.pair}>
          <FormTextField name="startsOn" type="date" label={t('promotions.field.startsOn')} aria-required />
          <FormTextField name="endsOn" type="date" label={t('promotions.field.endsOn')} aria-required />
        </div>
        <p className={styles.soft}>{t('promotions.rule')}</p>
        <DialogActions>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(promotionDialogsClosed())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>{t(promotion ? 'common:save' : 'promotions.create')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
