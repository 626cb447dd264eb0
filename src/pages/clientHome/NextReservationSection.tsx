import { useTranslation } from 'react-i18next'
import { AsOf } from '@/store/AsOf'
import { QueryFailed } from '@/store/QueryFailed'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import { NextReservation } from '@/features/appointments/client/NextReservation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { SkeletonList } from '@/ui/SkeletonList'
import { HomeSection } from './HomeSection'
import { Prompt } from './Prompt'

export interface Fetched<Data> {
  data?: Data | undefined
  isError: boolean
  isFetching: boolean
  fulfilledTimeStamp?: number | undefined
  refetch: () => unknown
}

export const NextReservationSection = ({ query }: { query: Fetched<Appointment | null> }) => {
  const { t } = useTranslation(['home', 'common'])
  const { data, isError } = query
  return (
    <HomeSection id="next" title={t('next.title')}>
      <AsOf of="getNextAppointment" query={query} />
      {data && <NextReservation appointment={data} />}
      {data === null && (
        <Prompt
          text={t('next.none')}
          action={
            <ButtonLink to={paths.search} variant="primary" needsNetwork>
              {t('next.book')}
            </ButtonLink>
          }
        />
      )}
      {data === undefined && isError && (
        <Card>
          <QueryFailed title={t('next.failed')} query={query} />
        </Card>
      )}
      {data === undefined && !isError && <SkeletonList label={t('common:loading')} count={1} />}
    </HomeSection>
  )
}
