import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import type { StepProps } from './StepProps'

export function StaffStep({ salon }: StepProps) {
  const { t } = useTranslation('setUp')
  return (
    <>
      <p>{t('staff.text', { count: salon.staff.length })}</p>
      <div>
        <ButtonLink to={paths.team} icon="users">
          {t('staff.team')}
        </ButtonLink>
      </div>
    </>
  )
}
