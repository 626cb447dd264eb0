import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Banner } from '@/ui/Banner'
import { IconButton } from '@/ui/IconButton'
import { selectWriting, writingDropped } from './reviewsSlice'

/** Thanks for a review. The region is always rendered, so that it is read aloud. */
export const ReviewSent = () => {
  const { t } = useTranslation(['reviews', 'common'])
  const dispatch = useAppDispatch()
  const writing = useSelector(selectWriting)
  return (
    <div role="status">
      {writing.kind === 'nothing' && writing.sent && (
        <Banner
          tone="good"
          action={
            <IconButton icon="close" label={t('common:dismiss')} onClick={() => dispatch(writingDropped())} />
          }
        >
          {t('sent')}
        </Banner>
      )}
    </div>
  )
}
