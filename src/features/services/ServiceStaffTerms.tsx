import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffMember } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { FormTextField } from '@/ui/form/FormTextField'
import { ToggleChip } from '@/ui/ToggleChip'
import type { ServiceForm } from './serviceForm'
import styles from './ServiceFields.module.css'

/** What the service costs and takes with single staff members. With most it is the same. */
export function ServiceStaffTerms({ staff }: { staff: readonly StaffMember[] }) {
  const { t } = useTranslation('services')
  const { name } = useFormat()
  const { values, setFieldValue } = useFormikContext<ServiceForm>()
  const [isAdded, setIsAdded] = useState(false)
  const { staffTerms } = values
  if (staffTerms.length === 0 && staff.length < 2) return null
  if (staffTerms.length === 0 && !isAdded) {
    return (
      <div>
        <Button icon="plus" onClick={() => setIsAdded(true)}>
          {t('staffTerms.add')}
        </Button>
      </div>
    )
  }
  const toggle = (staffId: string, isOn: boolean) => {
    setIsAdded(true)
    const others = staffTerms.filter(terms => terms.staffId !== staffId)
    void setFieldValue('staffTerms', isOn ? [...others, { staffId, cost: '', time: '' }] : others)
  }
  const typed = { autoComplete: 'off', dir: 'ltr' } as const
  return (
    <fieldset className={styles.staffTerms}>
      <legend>{t('staffTerms.who')}</legend>
      <div className={styles.chips}>
        {staff.map(one => (
          <ToggleChip
            key={one.id}
            checked={staffTerms.some(({ staffId }) => staffId === one.id)}
            onCheckedChange={isOn => toggle(one.id, isOn)}
          >
            <bdi>{name(one)}</bdi>
          </ToggleChip>
        ))}
      </div>
      {staffTerms.map(({ staffId }, index) => {
        const who = staff.find(({ id }) => id === staffId)
        return (
          who && (
            <div key={staffId} className={styles.price}>
              <FormTextField
                name={`staffTerms[${index}].cost`}
                inputMode="decimal"
                label={t('staffTerms.cost', { name: name(who) })}
                help={t('staffTerms.help')}
                {...typed}
              />
              <FormTextField
                name={`staffTerms[${index}].time`}
                inputMode="numeric"
                label={t('staffTerms.time', { name: name(who) })}
                help={t('staffTerms.help')}
                {...typed}
              />
            </div>
          )
        )
      })}
    </fieldset>
  )
}
