import { ContactBox } from '@/features/documents/ContactBox'
import { DocumentView } from '@/features/documents/DocumentView'

export const PrivacyPolicyPage = () => (
  <>
    <DocumentView name="privacy" />
    <ContactBox />
  </>
)
