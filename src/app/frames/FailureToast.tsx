import { useTranslation } from 'react-i18next'
import { ResultToast } from '@/store/ResultToast'
import { failureDismissed } from './layoutSlice'

/** Says once, however often it happens, that something failed which nothing has handled. */
export const FailureToast = () => (
  <ResultToast tone="bad" dismissed={failureDismissed}>
    {useTranslation().t('somethingWrong')}
  </ResultToast>
)
