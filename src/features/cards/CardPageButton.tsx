import { isApiError } from '@/store/ApiError'
import { cardsApi } from '@/api/cardsApi'
import { useAppDispatch } from '@/store/services'
import type { CardReturn } from '@/domain/card'
import { useProblemText } from '@/features/auth/useProblemText'
import { Button } from '@/ui/Button'
import type { ButtonVariant } from '@/ui/buttonLook'
import { FormProblem } from '@/ui/form/FormProblem'
import { leaveFor } from './leaveFor'

interface CardPageButtonProps {
  returnTo: CardReturn
  /** The appointment that the card pays for, if any. */
  appointmentId: string | undefined
  variant: ButtonVariant
  label: string
}

export function CardPageButton({ returnTo, appointmentId, variant, label }: CardPageButtonProps) {
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const [openCardPage, { isLoading, data, error }] = cardsApi.useOpenCardPageMutation()
  const go = async () => {
    const { data: page } = await openCardPage({ returnTo, appointmentId })
    if (page) dispatch(leaveFor(page.url))
  }
  return (
    <>
      <FormProblem>{isApiError(error) && problemTextOf(error)}</FormProblem>
      <Button
        variant={variant}
        size={variant === 'primary' ? 'large' : 'medium'}
        needsNetwork
        busy={isLoading || data !== undefined}
        onClick={() => void go()}
      >
        {label}
      </Button>
    </>
  )
}
