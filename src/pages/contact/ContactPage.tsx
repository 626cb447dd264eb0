import { useTranslation } from 'react-i18next'
import { takesSessions } from '@/api/contactApi'
import { ContactDetails } from '@/features/contact/ContactDetails'
import { ContactForm } from '@/features/contact/ContactForm'
import { followMessage } from '@/features/support/attachment/attachToMessage'
import { SentTicket } from '@/features/support/attachment/SentTicket'
import { SessionAttachment } from '@/features/support/attachment/SessionAttachment'
import { SessionDownload } from '@/features/support/SessionDownload'
import { useAppDispatch } from '@/store/services'
import { Card } from '@/ui/Card'
import { PageHeader } from '@/ui/PageHeader'
import styles from './ContactPage.module.css'

export function ContactPage() {
  const { t } = useTranslation('contact')
  const dispatch = useAppDispatch()
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className={styles.columns}>
        <Card padding="roomy">
          <ContactForm
            attachment={takesSessions() && <SessionAttachment />}
            onSent={receipt => void dispatch(followMessage(receipt))}
          >
            <SentTicket />
          </ContactForm>
        </Card>
        <div className={styles.aside}>
          <ContactDetails />
          <SessionDownload />
        </div>
      </div>
    </>
  )
}
