import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { teamApi } from '@/api/teamApi'
import { usePageEnd } from '@/store/usePageEnd'
import type { Salon } from '@/domain/salon'
import { mayAddMember } from '@/domain/team'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { FailedState } from '@/ui/FailedState'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { MemberCard } from './MemberCard'
import { PlanNotice } from './PlanNotice'
import { memberBegun, selectMemberDialog, selectRemoval, teamPageLeft } from './teamSlice'

const MemberDialog = lazy(async () => ({ default: (await import('./MemberDialog')).MemberDialog }))
const RemovalDialog = lazy(async () => ({ default: (await import('./RemovalDialog')).RemovalDialog }))

/** The people who work in the owner's salon, to be added, changed and removed. */
export function TeamView({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['team', 'common'])
  const dispatch = useAppDispatch()
  const dialog = useSelector(selectMemberDialog)
  const removal = useSelector(selectRemoval)
  usePageEnd(teamPageLeft)
  const {
    data: team,
    isError,
    isFetching,
    refetch,
  } = teamApi.useGetTeamQuery(salon.id, {
    refetchOnMountOrArgChange: true,
  })
  if (!team && isError) {
    return (
      <FailedState
        title={t('failed')}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  }
  if (!team) return <SkeletonList label={t('common:loading')} />
  const canAdd = mayAddMember(team)
  const leaving = team.members.find(({ id }) => id === removal?.memberId)
  return (
    <>
      <Stack gap={16}>
        {!canAdd && <PlanNotice plan={team.plan} />}
        {team.members.length === 0 ? (
          <EmptyState picture="chair" title={t('none')} text={t('noneText')} />
        ) : (
          <Stack as="ul" gap={8}>
            {team.members.map(member => (
              <MemberCard key={member.id} member={member} canLeave={team.members.length > 1} />
            ))}
          </Stack>
        )}
      </Stack>
      <Suspense fallback={null}>
        {dialog && <MemberDialog salon={salon} team={team} dialog={dialog} />}
        {removal && leaving && <RemovalDialog salonId={salon.id} member={leaving} />}
      </Suspense>
      {canAdd && (
        <BottomBar>
          <Button variant="primary" icon="plus" onClick={() => dispatch(memberBegun())}>
            {t('add')}
          </Button>
        </BottomBar>
      )}
    </>
  )
}
