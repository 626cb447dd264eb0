import { useTranslation } from 'react-i18next'
import { filterNames } from '@/domain/filterAddress'
import { businessTypes } from '@/domain/role'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { searchFormId } from './searchFormId'

interface BusinessTypeFilterProps {
  value: string
  onChange: (businessType: string) => void
  /** In the sheet, which the form is not part of: radio buttons of one name would be one group. */
  hasLegend?: boolean | undefined
}

export const BusinessTypeFilter = ({ value, onChange, hasLegend = false }: BusinessTypeFilterProps) => {
  const { t } = useTranslation(['search', 'common'])
  return (
    <ChipGroup
      label={t('type.label')}
      hideLabel={!hasLegend}
      {...(!hasLegend && { name: filterNames.businessType, form: searchFormId })}
      value={value}
      onValueChange={onChange}
    >
      <Chip value="">{t('type.any')}</Chip>
      {businessTypes.map(type => (
        <Chip key={type} value={type}>
          {t(`common:businessType.${type}`)}
        </Chip>
      ))}
    </ChipGroup>
  )
}
