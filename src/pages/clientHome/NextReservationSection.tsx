import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import { NextReservation } from '@/features/appointments/client/NextReservation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { FailedState } from '@/ui/FailedState'
import { SkeletonList } from '@/ui/SkeletonList'
import { HomeSection } from './HomeSection'
import { Prompt } from './Prompt'

export interface Fetched<Data> {
  data?: Data | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

export const NextReservationSection = ({
  data,
  isError,
  isFetching,
  refetch,
}: Fetched<Appointment | null>) => {
  const { t } = useTranslation(['home', 'common'])
  return (
    <HomeSection id="next" title={t('next.title')}>
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
          <FailedState
            title={t('next.failed')}
            retryLabel={t('common:retry')}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </Card>
      )}
      {data === undefined && !isError && <SkeletonList label={t('common:loading')} count={1} />}
    </HomeSection>
  )
}
