import { Trans, useTranslation } from 'react-i18next'
import type { Named } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import type { ElementNode } from '@/ui/ElementNode'
import type { Deletion } from './deletions'

interface DeletionTextProps {
  /** The text namespace of the item's page. */
  page: 'sections' | 'services'
  deletion: Deletion
  item: Named
  /** The appointments that stay, undefined until known. */
  stranded: readonly unknown[] | undefined
  /** What is deleted with the item. */
  children?: ElementNode
}

/** What was deleted, what is deleted with it, and what stays. */
export function DeletionText({ page, deletion: { step }, item, stranded = [], children }: DeletionTextProps) {
  const { t, i18n } = useTranslation(page)
  const hasFailed = step === 'failed'
  return (
    <>
      <p key={i18n.language + step}>
        <Trans
          t={t}
          i18nKey={hasFailed ? 'deletion.failed' : 'deletion.done'}
          values={{ name: useFormat().name(item) }}
          components={{ name: <bdi /> }}
        />
      </p>
      {!hasFailed && children}
      {!hasFailed && stranded.length > 0 && <p>{t('deletion.booked', { count: stranded.length })}</p>}
    </>
  )
}
