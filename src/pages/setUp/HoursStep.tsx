import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { setUpAddress } from '@/domain/setUpSteps'
import { isClosedAllWeek } from '@/domain/schedule'
import { WeekForm } from '@/features/schedule/week/WeekForm'
import { ButtonLink } from '@/ui/ButtonLink'
import type { StepProps } from './StepProps'

export function HoursStep({ salon, onSaved }: StepProps) {
  const { t } = useTranslation('setUp')
  const { sections } = salon
  if (sections.length === 0) {
    return (
      <>
        <p>{t('hours.menuFirst')}</p>
        <div>
          <ButtonLink to={setUpAddress('menu')} variant="primary">
            {t('hours.toMenu')}
          </ButtonLink>
        </div>
      </>
    )
  }
  if (sections.some(({ week }) => isClosedAllWeek(week))) {
    return (
      <>
        <p>{t('hours.text')}</p>
        <WeekForm salon={salon} onSaved={onSaved} />
      </>
    )
  }
  return (
    <>
      <p>{t('hours.present')}</p>
      <div>
        <ButtonLink to={paths.schedule} icon="clock">
          {t('hours.schedule')}
        </ButtonLink>
      </div>
    </>
  )
}
