import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { ResultToast } from '@/store/ResultToast'
import { selectWriting, writingDropped } from './reviewsSlice'

/** Thanks for a review. */
export const ReviewSent = () => {
  const { t } = useTranslation('reviews')
  const writing = useSelector(selectWriting)
  return (
    <ResultToast dismissed={writingDropped}>
      {writing.kind === 'nothing' && writing.sent && t('sent')}
    </ResultToast>
  )
}
