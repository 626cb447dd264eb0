import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailed } from '@/store/QueryFailed'
import { SkeletonList } from '@/ui/SkeletonList'
import { DocumentArticle } from './DocumentArticle'
import type { DocumentName } from './documentText'
import { useDocument } from './useDocument'

interface DocumentViewProps {
  name: DocumentName
}

function ReadDocument({ name }: DocumentViewProps) {
  const { t } = useTranslation()
  const { reading, refetch } = useDocument(name)
  if (reading.state === 'failed') return <QueryFailed title={t('loadFailed')} query={{ refetch }} />
  return <DocumentArticle document={reading.document} />
}

export function DocumentView({ name }: DocumentViewProps) {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<SkeletonList label={t('loading')} count={6} />}>
      <ReadDocument name={name} />
    </Suspense>
  )
}
