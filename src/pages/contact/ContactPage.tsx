import { useTranslation } from 'react-i18next'
import { ContactDetails } from '@/features/contact/ContactDetails'
import { ContactForm } from '@/features/contact/ContactForm'
import { SessionDownload } from '@/features/support/SessionDownload'
import { Card } from '@/ui/Card'
import { PageHeader } from '@/ui/PageHeader'
import styles from './ContactPage.module.css'

export function ContactPage() {
  const { t } = useTranslation('contact')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className={styles.columns}>
        <Card padding="roomy">
          <ContactForm />
        </Card>
        <div className={styles.aside}>
          <ContactDetails />
          <SessionDownload />
        </div>
      </div>
    </>
  )
}
