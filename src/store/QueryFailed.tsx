import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedNote } from '@/ui/FailedNote'
import { FailedState } from '@/ui/FailedState'

interface QueryFailedProps {
  title: ReactNode
  text?: ReactNode
  /** The result of the query's hook. */
  query: { isFetching?: boolean; refetch: () => unknown }
  /** True for a small part of a page. */
  isNote?: boolean
}

/** Replaces content that a query failed to load. */
export function QueryFailed({
  title,
  text,
  query: { isFetching, refetch },
  isNote = false,
}: QueryFailedProps) {
  const { t } = useTranslation()
  const retry = { retryLabel: t('retry'), onRetry: () => void refetch(), busy: isFetching }
  return isNote ? (
    <FailedNote {...retry}>{title}</FailedNote>
  ) : (
    <FailedState title={title} text={text} {...retry} />
  )
}
