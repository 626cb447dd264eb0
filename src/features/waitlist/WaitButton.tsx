import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { waitlistApi } from '@/api/waitlistApi'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { newClientOf } from '@/domain/newClient'
import { paths } from '@/domain/paths'
import type { Salon, SlotQuery } from '@/domain/salon'
import { selectUser } from '@/features/auth/authSlice'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { FormProblem } from '@/ui/form/FormProblem'
import { holdScroll } from '@/ui/holdScroll'
import { Stack } from '@/ui/Stack'
import { StatusText } from '@/ui/StatusText'
import { waitFor } from './sendWait'
import { waitProblem } from './waitProblem'
import { waitSubmission } from './waitSubmissions'

interface WaitButtonProps {
  salon: Salon
  query: SlotQuery
}

/** Shown on a full day: puts the user on the waitlist for one service. */
export const WaitButton = ({ salon, query: { serviceIds, date, staffId } }: WaitButtonProps) => {
  const { id: salonId, slug } = salon
  const [serviceId = ''] = serviceIds
  const { t } = useTranslation('waitlist')
  const user = useSelector(selectUser)
  const { data: waits } = waitlistApi.useListWaitsQuery(undefined, { skip: user === null })
  const dispatch = useAppDispatch()
  const submission = useSubmission(waitSubmission)
  const problem = problemIn(submission)

  if (!user) {
    return (
      <ButtonLink
        to={paths.login}
        state={{
          from: paths.booking(slug, { serviceIds, staffId: staffId ?? null, date }),
          newClient: newClientOf(salon),
        }}
        icon="bell"
      >
        {t('tellMeAfterLogin')}
      </ButtonLink>
    )
  }
  const isWaiting = waits?.some(
    wait => wait.salonId === salonId && wait.serviceId === serviceId && wait.date === date,
  )
  return (
    <Stack gap={8}>
      <div role="status">
        {isWaiting && (
          <StatusText tone="good" icon="bell">
            {t('waiting')}
          </StatusText>
        )}
      </div>
      {!isWaiting && (
        <Button
          icon="bell"
          busy={isSubmitting(submission)}
          needsNetwork
          onClick={({ currentTarget }) => {
            holdScroll(currentTarget)
            void dispatch(waitFor({ salonId, serviceId, date, staffId: staffId ?? null }))
          }}
        >
          {t('tellMe')}
        </Button>
      )}
      <FormProblem>{problem && t(`problem.${waitProblem(problem)}`)}</FormProblem>
    </Stack>
  )
}
