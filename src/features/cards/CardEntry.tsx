import { useTranslation } from 'react-i18next'
import { cardsApi } from '@/api/cardsApi'
import { FailedState } from '@/ui/FailedState'
import { SkeletonList } from '@/ui/SkeletonList'
import { CardForm } from './CardForm'
import { CardPageForm, type CardEntryProps } from './CardPageForm'

/** The card entry of the payment provider: our form, or the provider's own page. */
export function CardEntry(props: CardEntryProps) {
  const { t } = useTranslation(['cards', 'common'])
  const { data, isError, refetch } = cardsApi.useGetCardEntryQuery()
  if (data?.entry === 'redirect') return <CardPageForm {...props} />
  if (data) return <CardForm onCard={props.onCard}>{props.children(props.submit)}</CardForm>
  if (isError) {
    return (
      <FailedState title={t('entryFailed')} retryLabel={t('common:retry')} onRetry={() => void refetch()} />
    )
  }
  return <SkeletonList label={t('common:loading')} count={1} />
}
