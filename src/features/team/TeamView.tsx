import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { teamApi } from '@/api/teamApi'
import { useToday } from '@/store/useNow'
import { usePageEnd } from '@/store/usePageEnd'
import { QueryFailed } from '@/store/QueryFailed'
import { SortableEntries } from '@/store/SortableEntries'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { mayAddStaff } from '@/domain/team'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonList } from '@/ui/SkeletonList'
import { Stack } from '@/ui/Stack'
import { StaffRow } from './StaffRow'
import { orderTeam } from './orderTeam'
import { PlanEndMessage } from './PlanEndMessage'
import { PlanMessage } from './PlanMessage'
import { TeamMessages } from './TeamMessages'
import { staffBegun, selectLogin, selectStaffDialog, selectRemoval, teamPageLeft } from './teamSlice'

const StaffDialog = lazy(async () => ({ default: (await import('./StaffDialog')).StaffDialog }))
const StaffLoginDialog = lazy(async () => ({
  default: (await import('./StaffLoginDialog')).StaffLoginDialog,
}))
const LoginEndDialog = lazy(async () => ({ default: (await import('./LoginEndDialog')).LoginEndDialog }))
const RemovalDialog = lazy(async () => ({ default: (await import('./RemovalDialog')).RemovalDialog }))

export function TeamView({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['team', 'audit', 'common'])
  const dispatch = useAppDispatch()
  const dialog = useSelector(selectStaffDialog)
  const removal = useSelector(selectRemoval)
  const login = useSelector(selectLogin)
  const today = useToday(salon.timeZone)
  usePageEnd(teamPageLeft)
  const query = teamApi.useGetTeamQuery(salon.id, {
    refetchOnMountOrArgChange: true,
  })
  const { data: team, isError } = query
  if (!team && isError) return <QueryFailed title={t('failed')} query={query} />
  if (!team) return <SkeletonList label={t('common:loading')} />
  const canAdd = mayAddStaff(team)
  const loggingIn = team.staff.find(({ id }) => id === login?.staffId)
  const leaving = team.staff.find(({ id }) => id === removal?.staffId)
  return (
    <>
      <Stack gap={16}>
        {team.planEndsAt !== undefined && team.plan === 'team' && (
          <PlanEndMessage endsAt={team.planEndsAt} staff={team.staff} timeZone={salon.timeZone} />
        )}
        {!canAdd && <PlanMessage team={team} />}
        {team.staff.length === 0 ? (
          <EmptyState picture="staffMember" title={t('none')} text={t('noneText')} />
        ) : (
          <SortableEntries
            label={t('title')}
            items={team.staff}
            ids={team.staff.map(({ id }) => id)}
            onOrdered={ids => void dispatch(orderTeam(salon.id, ids))}
          >
            {(staffMember, rank) => (
              <StaffRow
                key={staffMember.id}
                staffMember={staffMember}
                rank={rank}
                isSeated={rank.position <= team.seats}
                timeOff={salon.timeOff ?? []}
                today={today}
              />
            )}
          </SortableEntries>
        )}
        <ButtonLink to={paths.audit} icon="clock">
          {t('audit:open')}
        </ButtonLink>
      </Stack>
      <TeamMessages salonId={salon.id} />
      <Suspense fallback={null}>
        {dialog && <StaffDialog salon={salon} team={team} dialog={dialog} />}
        {loggingIn && !login?.isEnding && (
          <StaffLoginDialog key={loggingIn.id} salonId={salon.id} staffMember={loggingIn} />
        )}
        {loggingIn && login?.isEnding && <LoginEndDialog salonId={salon.id} staffMember={loggingIn} />}
        {removal && leaving && <RemovalDialog salonId={salon.id} staffMember={leaving} />}
      </Suspense>
      {canAdd && (
        <BottomBar>
          <Button variant="primary" icon="plus" onClick={() => dispatch(staffBegun())}>
            {t('add')}
          </Button>
        </BottomBar>
      )}
    </>
  )
}
