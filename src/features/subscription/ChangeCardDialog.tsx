import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError, type ApiError } from '@/api/ApiError'
import { useAppDispatch } from '@/api/services'
import { subscriptionsApi } from '@/api/subscriptionsApi'
import type { Subscription } from '@/domain/subscription'
import { commonProblem } from '@/features/auth/commonProblem'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { FormProblem } from '@/ui/form/FormProblem'
import { CardForm } from './CardForm'
import { dialogClosed } from './subscriptionSlice'

/** Another card for the charges to come; a payment that is due is tried with it at once. */
export function ChangeCardDialog({ subscription: { state } }: { subscription: Subscription }) {
  const { t } = useTranslation(['subscription', 'common'])
  const dispatch = useAppDispatch()
  const [setPaymentMethod, { isLoading }] = subscriptionsApi.useSetPaymentMethodMutation()
  const [problem, setProblem] = useState<ApiError | 'declined' | null>(null)
  const wasDue = state === 'past_due'

  const save = async (paymentMethod: string) => {
    setProblem(null)
    const { data, error } = await setPaymentMethod({ paymentMethod })
    if (isApiError(error)) setProblem(error)
    else if (data?.state === 'past_due') setProblem('declined')
    else dispatch(dialogClosed())
  }
  const problemText = () => {
    if (problem === 'declined') return t('refusal.declined')
    return problem && t(`common:${commonProblem(problem)}`)
  }
  return (
    <Dialog
      open
      locked={isLoading}
      onClose={() => dispatch(dialogClosed())}
      title={t('card.title')}
      closeLabel={t('common:close')}
    >
      <CardForm onCard={save}>
        <FormProblem>{problemText()}</FormProblem>
        <DialogActions>
          <Button disabled={isLoading} onClick={() => dispatch(dialogClosed())}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isLoading}>
            {t(wasDue ? 'card.saveAndPay' : 'card.save')}
          </Button>
        </DialogActions>
      </CardForm>
    </Dialog>
  )
}
