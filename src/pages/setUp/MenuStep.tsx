import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { usualMenus } from '@/domain/usualMenu'
import { UsualMenu } from '@/features/sections/UsualMenu'
import { ButtonLink } from '@/ui/ButtonLink'
import type { StepProps } from './StepProps'

export function MenuStep({ salon, onSaved }: StepProps) {
  const { t } = useTranslation('setUp')
  const count = salon.sections.flatMap(({ services }) => services).length
  return (
    <>
      {count > 0 && <p>{t('menu.present', { count })}</p>}
      {count === 0 && <UsualMenu salon={salon} menu={usualMenus[salon.businessType]} onSaved={onSaved} />}
      <div>
        <ButtonLink to={paths.sections} icon="edit">
          {t(count > 0 ? 'menu.change' : 'menu.own')}
        </ButtonLink>
      </div>
    </>
  )
}
