import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { requestIn } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { couponFieldSchema } from '@/domain/subscriptionRequests'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { applyCoupon } from './applyCoupon'
import { couponCancelled, couponRequested, dialogClosed, selectCoupon } from '../subscriptionSlice'
import { couponSubmission } from '../subscriptionSubmissions'

/** Asks for a coupon code. Cancel also removes an applied coupon; any other way to close keeps it. */
export function CouponDialog() {
  const { t } = useTranslation(['subscription', 'common'])
  const dispatch = useAppDispatch()
  return (
    <Dialog
      open
      onClose={() => dispatch(dialogClosed())}
      title={t('coupon.title')}
      closeLabel={t('common:close')}
      size="small"
    >
      <CouponForm />
    </Dialog>
  )
}

function CouponForm() {
  const { t } = useTranslation(['subscription', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const applied = useSelector(selectCoupon)
  const submission = useSubmission(couponSubmission)
  const formik = useFormik({
    initialValues: { code: requestIn(submission)?.code ?? applied?.code ?? '' },
    validationSchema: couponFieldSchema,
    validateOnBlur: false,
    onSubmit: ({ code }) => dispatch(applyCoupon(code)),
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft form="coupon" opens={[couponRequested()]} />
        <SubmissionProblem submission={couponSubmission} describe={problemTextOf} />
        <FormTextField
          name="code"
          label={t('coupon.label')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <DialogActions>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(couponCancelled())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>{t('coupon.submit')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
