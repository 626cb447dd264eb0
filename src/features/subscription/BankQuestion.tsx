import { useTranslation } from 'react-i18next'
import { Banner } from '@/ui/Banner'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/Stack'
import { BankAnswers } from './BankAnswers'
import type { CheckoutOf } from './checkoutState'
import { OfferCard } from './OfferCard'
import { usePlanWords } from './usePlanWords'

/** The question of the person's bank; the sandbox has none, and asks here in its place. */
export function BankQuestion({ checkout }: { checkout: CheckoutOf<'bank_asks' | 'answering_bank'> }) {
  const { t } = useTranslation('subscription')
  const { price } = usePlanWords()
  const { step, total, redirectUrl } = checkout
  return (
    <Stack>
      <OfferCard choice={checkout} total={total} />
      <Card as="section" padding="roomy" aria-labelledby="bank">
        <Stack>
          <div role="status">
            <h2 id="bank">{t('bank.title')}</h2>
            <p>{t(redirectUrl === undefined ? 'bank.text' : 'bank.elsewhere', { amount: price(total) })}</p>
          </div>
          {step === 'bank_asks' && checkout.isUnsure && (
            <Banner tone="warn" live>
              {t('bank.unsure')}
            </Banner>
          )}
          <BankAnswers checkout={checkout} />
        </Stack>
      </Card>
    </Stack>
  )
}
