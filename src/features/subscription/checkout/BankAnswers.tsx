import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { CheckoutAt } from '@/features/cards/checkout'
import { answerBank } from '@/features/cards/pay'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/buttonLook'
import { FormProblem } from '@/ui/form/FormProblem'
import { Inline } from '@/ui/Inline'
import { planCheckout } from './planCheckout'

interface BankAnswersProps {
  checkout: CheckoutAt<'subscription', 'bank_asks' | 'answering_bank'>
}

/** Answers to the bank's question: a link to the bank's page where there is one, else buttons here. */
export function BankAnswers({ checkout }: BankAnswersProps) {
  const { t } = useTranslation('subscription')
  const dispatch = useAppDispatch()
  const approved = checkout.step === 'answering_bank' ? checkout.approved : undefined
  const { redirectUrl } = checkout.question
  const [hasLooked, setHasLooked] = useState(false)
  const look = async () => {
    await dispatch(answerBank(planCheckout, true))
    setHasLooked(true)
  }
  const isOpen = hasLooked && checkout.step === 'bank_asks' && !checkout.isUnsure
  return (
    <>
      <FormProblem>{isOpen && t('bank.notYet')}</FormProblem>
      <Inline gap={12}>
        {redirectUrl !== undefined && (
          <a className={buttonClass({ variant: 'primary' })} href={redirectUrl}>
            {t('bank.go')}
          </a>
        )}
        <Button
          variant={redirectUrl === undefined ? 'primary' : 'secondary'}
          needsNetwork
          busy={approved === true}
          disabled={approved === false}
          onClick={() => void look()}
        >
          {t(redirectUrl === undefined ? 'bank.approve' : 'bank.confirmed')}
        </Button>
        <Button
          needsNetwork
          busy={approved === false}
          disabled={approved === true}
          onClick={() => void dispatch(answerBank(planCheckout, false))}
        >
          {t(redirectUrl === undefined ? 'bank.refuse' : 'bank.callOff')}
        </Button>
      </Inline>
    </>
  )
}
