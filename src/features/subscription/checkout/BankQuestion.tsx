import { useTranslation } from 'react-i18next'
import type { CheckoutAt } from '@/features/cards/checkout'
import { Banner } from '@/ui/Banner'
import { Card } from '@/ui/Card'
import { offerOf, priceOf } from '@/domain/subscription'
import { Stack } from '@/ui/Stack'
import { BankAnswers } from './BankAnswers'
import { OfferCard } from './OfferCard'
import { usePlanWords } from '../usePlanWords'

interface BankQuestionProps {
  checkout: CheckoutAt<'subscription', 'bank_asks' | 'answering_bank'>
}

/** The bank's question. The sandbox has no bank page, so our page asks. */
export function BankQuestion({ checkout }: BankQuestionProps) {
  const { t } = useTranslation('subscription')
  const { price, days } = usePlanWords()
  const { step, item, question } = checkout
  const total = checkout.payment?.amount ?? priceOf(item).currentPrice
  const today = checkout.payment?.today ?? total
  const { trialDays } = offerOf(item.tier)
  return (
    <Stack>
      <OfferCard choice={item} total={total} />
      <Card as="section" padding="roomy" aria-labelledby="bank">
        <Stack>
          <div role="status">
            <h2 id="bank">{t('bank.title')}</h2>
            <p>
              <span>
                {today === total
                  ? t('bank.charge', { amount: price(total) })
                  : t('bank.chargeLater', {
                      today: price(today),
                      amount: price(total),
                      days: days(trialDays),
                    })}
              </span>{' '}
              <span>{t(question.redirectUrl === undefined ? 'bank.text' : 'bank.elsewhere')}</span>
            </p>
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
