import { useTranslation } from 'react-i18next'
import { subscriptionsApi } from '@/api/subscriptionsApi'
import { paths } from '@/domain/paths'
import { isRunning } from '@/domain/subscription'
import { todayIn } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Inline } from '@/ui/Inline'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'

export function SubscriptionBox({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation(['profile', 'common'])
  const format = useFormat()
  const { data, isError, isFetching, refetch } = subscriptionsApi.useGetMySubscriptionQuery()
  const running = data && isRunning(data) ? data : null
  return (
    <Card as="section" aria-labelledby="subscription-heading">
      <Stack gap={12}>
        <Inline spread>
          <h2 id="subscription-heading">{t('subscription.title')}</h2>
          {data !== undefined && (
            <Badge tone={running ? 'good' : 'neutral'}>
              {t(running ? 'subscription.subscribed' : 'subscription.notSubscribed')}
            </Badge>
          )}
        </Inline>
        {data === undefined && !isError && <Skeleton />}
        {data === undefined && isError && (
          <Inline spread>
            <p>{t('common:loadFailed')}</p>
            <Button size="small" icon="retry" busy={isFetching} onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          </Inline>
        )}
        {running && (
          <p>
            {t(running.autoRenew ? 'subscription.renews' : 'subscription.ends', {
              plan: t(`common:plan.${running.tier}`),
              size: t(`common:plan.${running.size}`),
              date: format.date(todayIn(timeZone, running.period.endsAt), 'short'),
            })}
          </p>
        )}
        {data !== undefined && !running && <p>{t('subscription.invite')}</p>}
        <div>
          <ButtonLink to={paths.manageSubscription} icon="payment">
            {t(running ? 'subscription.manage' : 'subscription.choose')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
