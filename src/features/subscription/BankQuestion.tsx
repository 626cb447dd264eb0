import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/api/services'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Inline } from '@/ui/Inline'
import { Stack } from '@/ui/Stack'
import type { CheckoutOf } from './checkoutState'
import { OfferCard } from './OfferCard'
import { answerBank } from './payForPlan'
import { usePlanWords } from './usePlanWords'

/** The sandbox in the place of the person's bank. */
export function BankQuestion({ checkout }: { checkout: CheckoutOf<'bank_asks' | 'answering_bank'> }) {
  const { t } = useTranslation('subscription')
  const dispatch = useAppDispatch()
  const { price } = usePlanWords()
  const { step, total } = checkout
  const approved = step === 'answering_bank' ? checkout.approved : undefined
  return (
    <Stack>
      <OfferCard choice={checkout} total={total} />
      <Card as="section" padding="roomy" aria-labelledby="bank">
        <Stack>
          <div role="status">
            <h2 id="bank">{t('bank.title')}</h2>
            <p>{t('bank.text', { amount: price(total) })}</p>
          </div>
          {step === 'bank_asks' && checkout.isUnsure && (
            <Banner tone="warn" live>
              {t('bank.unsure')}
            </Banner>
          )}
          <Inline gap={12}>
            <Button
              variant="primary"
              busy={approved === true}
              disabled={approved === false}
              onClick={() => void dispatch(answerBank(true))}
            >
              {t('bank.approve')}
            </Button>
            <Button
              busy={approved === false}
              disabled={approved === true}
              onClick={() => void dispatch(answerBank(false))}
            >
              {t('bank.refuse')}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  )
}
