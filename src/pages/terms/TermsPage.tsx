import { DocumentView } from '@/features/documents/DocumentView'

export const TermsPage = () => <DocumentView name="terms" />
