import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/buttonLook'
import { DialogActions } from '@/ui/DialogActions'
import { answerVisitBank } from './payForVisit'
import type { PayingOf } from './payingState'

interface PayBankProps {
  paying: PayingOf<'bank_asks' | 'answering_bank'>
  amount: string
}

/** What the person's bank asks: on its own page where it has one, else the sandbox asks here. */
export function PayBank({ paying, amount }: PayBankProps) {
  const { t } = useTranslation('payments')
  const dispatch = useAppDispatch()
  const approved = paying.step === 'answering_bank' ? paying.approved : undefined
  const { redirectUrl } = paying
  const isHere = redirectUrl === undefined
  return (
    <>
      <div role="status">
        <p>{t(isHere ? 'bank.here' : 'bank.elsewhere', { amount })}</p>
      </div>
      {paying.step === 'bank_asks' && paying.isUnsure && (
        <Banner tone="warn" live>
          {t('bank.unsure')}
        </Banner>
      )}
      <DialogActions>
        <Button
          needsNetwork
          busy={approved === false}
          disabled={approved === true}
          onClick={() => void dispatch(answerVisitBank(false))}
        >
          {t('bank.refuse')}
        </Button>
        <Button
          variant={isHere ? 'primary' : 'secondary'}
          needsNetwork
          busy={approved === true}
          disabled={approved === false}
          onClick={() => void dispatch(answerVisitBank(true))}
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
