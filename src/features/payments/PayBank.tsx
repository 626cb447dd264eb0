import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { CheckoutAt } from '@/features/cards/checkout'
import { answerBank } from '@/features/cards/pay'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/buttonLook'
import { DialogActions } from '@/ui/DialogActions'
import { appointmentCheckout } from './appointmentCheckout'

interface PayBankProps {
  checkout: CheckoutAt<'appointment', 'bank_asks' | 'answering_bank'>
  amount: string
}

/** The bank's question: on the bank's own page where there is one, otherwise the sandbox asks here. */
export function PayBank({ checkout, amount }: PayBankProps) {
  const { t } = useTranslation('payments')
  const dispatch = useAppDispatch()
  const approved = checkout.step === 'answering_bank' ? checkout.approved : undefined
  const { redirectUrl } = checkout.question
  const isHere = redirectUrl === undefined
  return (
    <>
      <div role="status">
        <p>{t(isHere ? 'bank.here' : 'bank.elsewhere', { amount })}</p>
      </div>
      {checkout.step === 'bank_asks' && checkout.isUnsure && (
        <Banner tone="warn" live>
          {t('bank.unsure')}
        </Banner>
      )}
      <DialogActions>
        <Button
          needsNetwork
          busy={approved === false}
          disabled={approved === true}
          onClick={() => void dispatch(answerBank(appointmentCheckout, false))}
        >
          {t('bank.refuse')}
        </Button>
        <Button
          variant={isHere ? 'primary' : 'secondary'}
          needsNetwork
          busy={approved === true}
          disabled={approved === false}
          onClick={() => void dispatch(answerBank(appointmentCheckout, true))}
        >
          {t(isHere ? 'bank.approve' : 'bank.confirmed')}
        </Button>
        {!isHere && (
          <a className={buttonClass({ variant: 'primary' })} href={redirectUrl}>
            {t('bank.go')}
          </a>
        )}
      </DialogActions>
    </>
  )
}
