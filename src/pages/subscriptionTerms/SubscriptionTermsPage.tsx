import { DocumentView } from '@/features/documents/DocumentView'

export const SubscriptionTermsPage = () => <DocumentView name="subscription" />
