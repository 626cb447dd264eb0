import { useTranslation } from 'react-i18next'
import { auditKinds } from '@/domain/audit'
import type { StaffMember } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { SelectField } from '@/ui/SelectField'
import { useAuditFilter } from './useAuditFilter'

export function AuditFilters({ staff }: { staff: readonly StaffMember[] }) {
  const { t } = useTranslation('audit')
  const format = useFormat()
  const [{ kind = '', by = '' }, choose] = useAuditFilter()
  return (
    <>
      <ChipGroup
        label={t('filter.kind')}
        hideLabel
        scroll
        value={kind}
        onValueChange={value => choose({ kind: value })}
      >
        <Chip value="">{t('filter.all')}</Chip>
        {auditKinds.map(one => (
          <Chip key={one} value={one}>
            {t(`kind.${one}`)}
          </Chip>
        ))}
      </ChipGroup>
      <SelectField
        label={t('filter.by')}
        value={by}
        options={[
          { value: '', label: t('filter.anyone') },
          { value: 'owner', label: t('role.owner') },
          ...staff.map(staffMember => ({ value: staffMember.id, label: format.name(staffMember) })),
          { value: 'client', label: t('filter.clients') },
          { value: 'system', label: t('role.system') },
        ]}
        onChange={({ target: { value } }) => choose({ by: value })}
      />
    </>
  )
}
