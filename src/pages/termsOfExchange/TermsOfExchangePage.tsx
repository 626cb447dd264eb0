import { DocumentView } from '@/features/documents/DocumentView'

export const TermsOfExchangePage = () => <DocumentView name="exchange" />
