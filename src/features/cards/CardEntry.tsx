import { useTranslation } from 'react-i18next'
import { cardsApi } from '@/api/cardsApi'
import { QueryFailed } from '@/store/QueryFailed'
import { Banner } from '@/ui/Banner'
import { SkeletonList } from '@/ui/SkeletonList'
import { CardForm } from './CardForm'
import { CardPageForm, type CardEntryProps } from './CardPageForm'

/** The card entry of the payment provider: our form, the provider's own page, or neither where no provider is set. */
export function CardEntry(props: CardEntryProps) {
  const { t } = useTranslation(['cards', 'common'])
  const query = cardsApi.useGetCardEntryQuery()
  const { data, isError } = query
  if (data?.entry === 'none') {
    return (
      <Banner tone="warn" title={t('noEntry')}>
        {t('noEntryText')}
      </Banner>
    )
  }
  if (data?.entry === 'redirect') return <CardPageForm {...props} />
  if (data) return <CardForm onCard={props.onCard}>{props.children(props.submit)}</CardForm>
  if (isError) return <QueryFailed title={t('entryFailed')} query={query} />
  return <SkeletonList label={t('common:loading')} count={1} />
}
