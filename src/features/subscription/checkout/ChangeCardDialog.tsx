import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { enteredCardParam } from '@/domain/card'
import type { Subscription } from '@/domain/subscription'
import { useProblemText } from '@/features/auth/useProblemText'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { FormProblem } from '@/ui/form/FormProblem'
import { useLate } from '@/ui/useLate'
import { useParamDrop } from '@/ui/useParamDrop'
import { CardEntry } from '@/features/cards/CardEntry'
import { dialogClosed } from '../subscriptionSlice'
import { cardChangeSubmission } from '../subscriptionSubmissions'
import { changeCard } from './changeCard'

/** Another card for future charges. A payment that is due is retried with it at once. */
export function ChangeCardDialog({ subscription: { state } }: { subscription: Subscription }) {
  const { t } = useTranslation(['subscription', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const submission = useSubmission(cardChangeSubmission)
  const isSending = isSubmitting(submission)
  const problem = problemIn(submission)
  const dropCard = useParamDrop(enteredCardParam)
  const close = () => {
    // Removes the URL parameters of the entered card.
    dropCard()
    dispatch(dialogClosed())
  }
  const closeWhenSaved = useLate(close)
  const wasDue = state === 'past_due'

  const save = async (paymentMethod: string) => {
    const saved = await dispatch(changeCard(paymentMethod))
    if (saved && !saved.error) closeWhenSaved()
  }
  const problemText = () => {
    if (problem?.code === 'declined') return t('refusal.declined')
    return problem && problemTextOf(problem)
  }
  return (
    <Dialog open locked={isSending} onClose={close} title={t('card.title')} closeLabel={t('common:close')}>
      <CardEntry
        returnTo="subscription"
        onCard={save}
        submit={
          <Button type="submit" variant="primary" needsNetwork busy={isSending}>
            {t(wasDue ? 'card.saveAndPay' : 'card.save')}
          </Button>
        }
      >
        {action => (
          <>
            <FormProblem>{problemText()}</FormProblem>
            <DialogActions>
              <Button disabled={isSending} onClick={close}>
                {t('common:cancel')}
              </Button>
              {action}
            </DialogActions>
          </>
        )}
      </CardEntry>
    </Dialog>
  )
}
