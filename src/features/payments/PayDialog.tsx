import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Appointment } from '@/domain/appointment'
import { bankVisitedParam, enteredCardParam, payingAppointmentParam } from '@/domain/card'
import { paths } from '@/domain/paths'
import { CardEntry } from '@/features/cards/CardEntry'
import { isUnderWay, type Checkout, type CheckoutAt } from '@/features/cards/checkout'
import { checkoutClosed } from '@/features/cards/checkoutSlice'
import { askAgain, pay } from '@/features/cards/pay'
import { useTooManyText } from '@/store/useTooManyText'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { FormProblem } from '@/ui/form/FormProblem'
import { Stack } from '@/ui/Stack'
import { useParamDrop } from '@/ui/useParamDrop'
import { PayBank } from './PayBank'
import { appointmentCheckout } from './appointmentCheckout'

interface PayDialogProps {
  checkout: Exclude<Checkout<'appointment'>, { step: 'none' }>
  appointment: Appointment
}

export function PayDialog({ checkout, appointment }: PayDialogProps) {
  const { t } = useTranslation(['payments', 'common'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { servicePrice, currency = 'USD', serviceName, serviceNameAr = null } = appointment
  const amount = format.money({ amount: servicePrice, currency })
  const dropReturn = useParamDrop(bankVisitedParam, payingAppointmentParam, enteredCardParam)
  const tooManyText = useTooManyText()
  const refusalText = ({ refusal, until }: CheckoutAt<'appointment', 'paying'>) => {
    if (refusal === 'too_many') return tooManyText({ until })
    return refusal && t(`pay.refusal.${refusal}`)
  }
  const close = () => {
    // Removes the URL parameters of the provider's pages, whose result has been seen.
    dropReturn()
    dispatch(checkoutClosed('appointment'))
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('pay.title')}
      closeLabel={t('common:close')}
      locked={isUnderWay(checkout)}
    >
      <Stack>
        <p>{t('pay.what', { service: format.name({ name: serviceName, nameAr: serviceNameAr }), amount })}</p>
        {(checkout.step === 'paying' || checkout.step === 'sending') && (
          <CardEntry
            returnTo="appointments"
            appointmentId={appointment._id}
            onCard={paymentMethod =>
              dispatch(pay(appointmentCheckout, { paymentMethod, amount: servicePrice }))
            }
            submit={
              <Button type="submit" variant="primary" needsNetwork busy={checkout.step === 'sending'}>
                {t('pay.submit', { amount })}
              </Button>
            }
          >
            {action => (
              <>
                <FormProblem>{checkout.step === 'paying' && refusalText(checkout)}</FormProblem>
                <DialogActions>{action}</DialogActions>
              </>
            )}
          </CardEntry>
        )}
        {checkout.step === 'looking_up' && <p role="status">{t('bank.lookingUp')}</p>}
        {(checkout.step === 'unanswered' || checkout.step === 'look_up_missed') && (
          <>
            <Banner tone="warn" title={t('pay.unanswered')} live>
              {t('pay.unansweredText')}
            </Banner>
            <DialogActions>
              <Button
                variant="primary"
                needsNetwork
                onClick={() => void dispatch(askAgain(appointmentCheckout))}
              >
                {t('pay.again')}
              </Button>
            </DialogActions>
          </>
        )}
        {(checkout.step === 'bank_asks' || checkout.step === 'answering_bank') && (
          <PayBank checkout={checkout} amount={amount} />
        )}
        {checkout.step === 'paid' && (
          <>
            <Banner tone="good" title={t('pay.paid', { amount })} live>
              {t('pay.paidText')}
            </Banner>
            <DialogActions>
              <ButtonLink to={paths.payments} icon="receipt" onClick={close}>
                {t('pay.receipt')}
              </ButtonLink>
              <Button variant="primary" onClick={close}>
                {t('common:close')}
              </Button>
            </DialogActions>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
