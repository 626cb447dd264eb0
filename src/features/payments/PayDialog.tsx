import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { Appointment } from '@/domain/appointment'
import { bankVisitedParam, enteredCardParam, payingVisitParam } from '@/domain/card'
import { paths } from '@/domain/paths'
import { CardEntry } from '@/features/cards/CardEntry'
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
import { askVisitAgain, payForVisit } from './payForVisit'
import { visitPaymentClosed } from './payingSlice'
import { isUnderWay, type Paying } from './payingState'

interface PayDialogProps {
  paying: Exclude<Paying, { step: 'closed' }>
  appointment: Appointment
}

/** Pays for an appointment: the card, what the bank asks, and how it went. */
export function PayDialog({ paying, appointment }: PayDialogProps) {
  const { t } = useTranslation(['payments', 'common'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { servicePrice, currency = 'USD', serviceName, serviceNameAr = null } = appointment
  const amount = format.money({ amount: servicePrice, currency })
  const dropReturn = useParamDrop(bankVisitedParam, payingVisitParam, enteredCardParam)
  const close = () => {
    // What came back from the provider's pages has been seen.
    dropReturn()
    dispatch(visitPaymentClosed())
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('pay.title')}
      closeLabel={t('common:close')}
      locked={isUnderWay(paying)}
    >
      <Stack>
        <p>{t('pay.what', { service: format.name({ name: serviceName, nameAr: serviceNameAr }), amount })}</p>
        {(paying.step === 'card' || paying.step === 'sending') && (
          <CardEntry
            returnTo="appointments"
            appointmentId={appointment._id}
            onCard={paymentMethod => dispatch(payForVisit({ paymentMethod, amount: servicePrice }))}
            submit={
              <Button type="submit" variant="primary" needsNetwork busy={paying.step === 'sending'}>
                {t('pay.submit', { amount })}
              </Button>
            }
          >
            {action => (
              <>
                <FormProblem>
                  {paying.step === 'card' && paying.refusal && t(`pay.refusal.${paying.refusal}`)}
                </FormProblem>
                <DialogActions>{action}</DialogActions>
              </>
            )}
          </CardEntry>
        )}
        {paying.step === 'looking_up' && <p role="status">{t('bank.lookingUp')}</p>}
        {(paying.step === 'unanswered' || paying.step === 'look_up_missed') && (
          <>
            <Banner tone="warn" title={t('pay.unanswered')} live>
              {t('pay.unansweredText')}
            </Banner>
            <DialogActions>
              <Button variant="primary" needsNetwork onClick={() => void dispatch(askVisitAgain())}>
                {t('pay.again')}
              </Button>
            </DialogActions>
          </>
        )}
        {(paying.step === 'bank_asks' || paying.step === 'answering_bank') && (
          <PayBank paying={paying} amount={amount} />
        )}
        {paying.step === 'paid' && (
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
