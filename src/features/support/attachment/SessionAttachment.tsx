import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { usePageEnd } from '@/store/usePageEnd'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { useFocusAfter } from '@/ui/useFocusAfter'
import { ShareButton } from '../sharing/ShareButton'
import { attachmentRemoved, selectAttachment, supportLeft } from '../supportSlice'
import { attachToMessage } from './attachToMessage'
import styles from './SessionAttachment.module.css'

/** Attaches what happened in this window to a message, after a look at it. */
export function SessionAttachment() {
  const { t } = useTranslation('contact')
  const { number } = useFormat()
  const dispatch = useAppDispatch()
  const attachment = useSelector(selectAttachment)
  const removeButton = useFocusAfter<HTMLButtonElement>(!attachment)
  usePageEnd(supportLeft)
  if (attachment)
    return (
      <Banner
        live
        action={
          <Button ref={removeButton} size="small" onClick={() => dispatch(attachmentRemoved())}>
            {t('attachment.remove')}
          </Button>
        }
      >
        {t('attachment.attached', { count: attachment.steps, number: number(attachment.steps) })}
      </Banner>
    )
  return (
    <div className={styles.attachment}>
      <ShareButton
        purpose="attachment"
        icon="document"
        onShare={file => dispatch(attachToMessage(file))}
        unreadable={() => t('attachment.unreadable')}
      >
        {t('attachment.attach')}
      </ShareButton>
      <p className={styles.note}>{t('attachment.note')}</p>
    </div>
  )
}
