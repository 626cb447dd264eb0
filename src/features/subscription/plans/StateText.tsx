import { useTranslation } from 'react-i18next'
import type { SubscriptionState } from '@/domain/subscriptionLife'
import { StatusText } from '@/ui/StatusText'
import type { Tone } from '@/ui/tone'

const tones: Record<SubscriptionState, Tone> = {
  trial: 'info',
  active: 'good',
  past_due: 'bad',
  cancelled: 'warn',
  ended: 'warn',
}

export function StateText({ state }: { state: SubscriptionState }) {
  const { t } = useTranslation('subscription')
  return <StatusText tone={tones[state]}>{t(`state.${state}`)}</StatusText>
}
