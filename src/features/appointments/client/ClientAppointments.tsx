import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { appointmentsApi } from '@/api/appointmentsApi'
import { useAppDispatch } from '@/store/services'
import { AsOf } from '@/store/AsOf'
import { QueryFailed } from '@/store/QueryFailed'
import { countIn } from '@/domain/appointmentPages'
import { isApiError, isUnanswered } from '@/store/ApiError'
import { paths } from '@/domain/paths'
import { useUser } from '@/features/auth/useUser'
import { useReadersZone } from '@/i18n/readersClock'
import { useFormat } from '@/i18n/useFormat'
import { ButtonLink } from '@/ui/ButtonLink'
import type { ElementNode } from '@/ui/ElementNode'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonList } from '@/ui/SkeletonList'
import { Tabs } from '@/ui/Tabs'
import { useNow } from '@/store/useNow'
import { appointmentTabs, selectTab, tabChosen } from '../appointmentsSlice'
import { splitAppointments } from '../appointmentTime'
import type { MoreViews } from './ClientAppointmentItem'
import { ClientAppointmentList } from './ClientAppointmentList'
import { useLinkedAppointment } from '../useLinkedAppointment'
import { tabCounts } from './tabCounts'
import { useKnownAppointments } from './useKnownAppointments'

interface ClientAppointmentsProps extends MoreViews {
  /** Waits for the appointments, so that it does not shift down the page. */
  children: ElementNode
}

export const ClientAppointments = ({ More, children }: ClientAppointmentsProps) => {
  const { t } = useTranslation(['appointments', 'common'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { uid } = useUser()
  const tab = useSelector(selectTab)
  const now = useNow()
  const zone = useReadersZone()
  const query = appointmentsApi.useListClientAppointmentsInfiniteQuery(uid, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  const { data, isError, fetchNextPage } = query
  const { known, linked } = useKnownAppointments(data?.pages)
  const split = useMemo(
    () => (known && now !== null ? splitAppointments(known, now, zone) : undefined),
    [known, now, zone],
  )
  useLinkedAppointment(linked.isLoading ? undefined : known, now)
  // The first list is rendered in small pieces, between which the page responds.
  const isShown = useDeferredValue(split !== undefined)

  if (!data && isError) {
    return (
      <>
        <QueryFailed title={t('loadFailed')} query={query} />
        {children}
      </>
    )
  }
  if (!data || !split || now === null || !isShown) return <SkeletonList label={t('common:loading')} />
  const asOf = <AsOf of="listClientAppointments" query={query} />
  if (countIn(data.pages) === 0) {
    return (
      <>
        {asOf}
        <EmptyState
          picture="calendar"
          title={t('none')}
          text={t('noneText')}
          action={
            <ButtonLink to={paths.search} variant="primary" icon="search" needsNetwork>
              {t('findSalon')}
            </ButtonLink>
          }
        />
        {children}
      </>
    )
  }
  const counts = tabCounts(split, data.pages.at(-1)?.page)
  return (
    <>
      {asOf}
      {!linked.currentData && isApiError(linked.error) && isUnanswered(linked.error) && (
        <QueryFailed isNote title={t('owner.linkedFailed')} query={linked} />
      )}
      <Tabs
        label={t('tabs')}
        tabs={appointmentTabs.map(id => ({
          id,
          label: t(`tab.${id}`),
          count: format.number(counts[id]),
        }))}
        selected={tab}
        onSelect={id => dispatch(tabChosen(id))}
      >
        <ClientAppointmentList
          key={tab}
          appointments={split[tab]}
          tab={tab}
          now={now}
          More={More}
          pages={{
            total: counts[tab],
            isLoading: query.isFetchingNextPage,
            hasFailed: query.isFetchNextPageError,
            load: () => void fetchNextPage(),
          }}
        />
      </Tabs>
      {children}
    </>
  )
}
