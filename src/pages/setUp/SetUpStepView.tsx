import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Salon } from '@/domain/salon'
import { viewAfter, type SetUpStep, setUpAddress } from '@/domain/setUpSteps'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import type { ElementNode } from '@/ui/ElementNode'
import { Stack } from '@/ui/Stack'
import { StepHeading } from '@/ui/StepHeading'
import { DetailsStep } from './DetailsStep'
import { HoursStep } from './HoursStep'
import { MenuStep } from './MenuStep'
import { PhotoStep } from './PhotoStep'
import { StaffStep } from './StaffStep'
import type { StepProps } from './StepProps'

const steps: Record<SetUpStep, (props: StepProps) => ElementNode> = {
  details: DetailsStep,
  photo: PhotoStep,
  menu: MenuStep,
  hours: HoursStep,
  staff: StaffStep,
}

interface SetUpStepViewProps {
  step: SetUpStep
  salon: Salon
  isDone: boolean
}

export function SetUpStepView({ step, salon, isDone }: SetUpStepViewProps) {
  const { t } = useTranslation('setUp')
  const navigate = useNavigate()
  const Step = steps[step]
  const next = viewAfter(step)
  const onward = next === 'open' ? 'finish' : 'next'
  return (
    <Card as="section" padding="roomy" aria-labelledby="set-up-step">
      <StepHeading id="set-up-step">{t(`step.${step}`)}</StepHeading>
      <Stack gap={24}>
        <Step salon={salon} onSaved={() => void navigate(setUpAddress(next))} />
        <div>
          <ButtonLink to={setUpAddress(next)} variant={isDone ? 'primary' : 'quiet'}>
            {t(isDone ? onward : 'skip')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
