import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { appointmentsApi } from '@/api/appointmentsApi'
import { useAppDispatch } from '@/store/services'
import { paths } from '@/domain/paths'
import { useUser } from '@/features/auth/useUser'
import { readersZone } from '@/i18n/readersClock'
import { useFormat } from '@/i18n/useFormat'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { FailedState } from '@/ui/FailedState'
import { SkeletonList } from '@/ui/SkeletonList'
import { Tabs } from '@/ui/Tabs'
import { appointmentTabs, selectTab, tabChosen } from '../appointmentsSlice'
import { splitAppointments } from '../appointmentTime'
import type { MoreViews } from './ClientAppointmentItem'
import { ClientAppointmentList } from './ClientAppointmentList'
import { useLinkedAppointment } from '../useLinkedAppointment'
import { useLookedAt } from '../useLookedAt'

export const ClientAppointments = ({ More }: MoreViews) => {
  const { t } = useTranslation(['appointments', 'common'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { uid } = useUser()
  const tab = useSelector(selectTab)
  const now = useLookedAt()
  const { data, isError, isFetching, refetch } = appointmentsApi.useListClientAppointmentsQuery(uid, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  const split = useMemo(
    () => (data && now !== null ? splitAppointments(data, now, readersZone()) : undefined),
    [data, now],
  )
  useLinkedAppointment(data, now)

  if (!data && isError) {
    return (
      <FailedState
        title={t('loadFailed')}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  }
  if (!data || !split || now === null) return <SkeletonList label={t('common:loading')} />
  if (data.length === 0) {
    return (
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
    )
  }
  return (
    <Tabs
      label={t('tabs')}
      tabs={appointmentTabs.map(id => ({
        id,
        label: t(`tab.${id}`),
        count: format.number(split[id].length),
      }))}
      selected={tab}
      onSelect={id => dispatch(tabChosen(id))}
    >
      <ClientAppointmentList key={tab} appointments={split[tab]} tab={tab} now={now} More={More} />
    </Tabs>
  )
}
