import { useTranslation } from 'react-i18next'
import { Banner } from '@/ui/Banner'
import { usePlanWords } from '../usePlanWords'

export function TrialNote({ trialDays, trialAvailable }: { trialDays: number; trialAvailable: boolean }) {
  const { t } = useTranslation('subscription')
  const { days } = usePlanWords()
  if (trialDays === 0) return null
  return (
    <Banner>{trialAvailable ? t('offer.trial', { days: days(trialDays) }) : t('offer.trialAgain')}</Banner>
  )
}
