import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { keysApi } from '@/api/keysApi'
import { usePageEnd } from '@/store/usePageEnd'
import { QueryFailed } from '@/store/QueryFailed'
import { maxAccessKeys } from '@/domain/accessKey'
import { Banner } from '@/ui/Banner'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { useFocusAfter } from '@/ui/useFocusAfter'
import { selectKeyDialog, settingsPageLeft } from './accountSlice'
import { KeyCard } from './KeyCard'
import { KeyDialogs } from './KeyDialogs'
import { MakeKeyButton } from './MakeKeyButton'
import { useKeyWords } from './useKeyWords'

export function AccessKeys() {
  const { t } = useTranslation(['account', 'common'])
  const words = useKeyWords()
  const query = keysApi.useListKeysQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: keys, isError } = query
  const dialog = useSelector(selectKeyDialog)?.kind
  // The element that opened a dialog may be gone afterwards: the card of a key, or the empty list.
  const firstButton = useFocusAfter<HTMLButtonElement>(keys !== undefined && keys.length > 0)
  const nextButton = useFocusAfter<HTMLButtonElement>(dialog === 'showing' || dialog === 'revoking')
  usePageEnd(settingsPageLeft)

  if (!keys && isError) return <QueryFailed title={t(`${words}.loadFailed`)} query={query} />
  if (!keys) return <SkeletonList label={t('common:loading')} count={2} />

  const isFull = keys.length >= maxAccessKeys
  return (
    <>
      {keys.length === 0 ? (
        <EmptyState
          picture="staffMember"
          title={t(`${words}.none`)}
          text={t(`${words}.noneText`)}
          action={<MakeKeyButton ref={firstButton} />}
        />
      ) : (
        <Stack gap={16}>
          <div>
            <MakeKeyButton ref={nextButton} disabled={isFull} />
          </div>
          {isFull && <Banner>{t(`${words}.full`, { count: maxAccessKeys })}</Banner>}
          <Stack as="ul" gap={12} aria-label={t(`${words}.title`)}>
            {keys.map(key => (
              <KeyCard key={key.id} accessKey={key} />
            ))}
          </Stack>
        </Stack>
      )}
      <KeyDialogs keys={keys} />
    </>
  )
}
