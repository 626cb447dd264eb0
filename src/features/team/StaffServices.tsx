import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import type { Section } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { FieldMessage } from '@/ui/FieldMessage'
import { FormCheckboxField } from '@/ui/form/FormCheckboxField'
import { useFormField } from '@/ui/form/useFormField'
import { ToggleChip } from '@/ui/ToggleChip'
import type { StaffValues } from './staffValues'
import styles from './StaffForm.module.css'

export function StaffServices({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('team')
  const { name } = useFormat()
  const { values, setFieldValue } = useFormikContext<StaffValues>()
  const { error } = useFormField({ name: 'serviceIds' })
  const toggle = (id: string, isOn: boolean) => {
    const others = values.serviceIds.filter(other => other !== id)
    void setFieldValue('serviceIds', isOn ? [...others, id] : others)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{t('field.services')}</legend>
      <FormCheckboxField name="allServices" label={t('allServices')} />
      {!values.allServices && (
        <>
          <div className={styles.chips}>
            {sections
              .flatMap(({ services }) => services)
              .map(service => (
                <ToggleChip
                  key={service.id}
                  checked={values.serviceIds.includes(service.id)}
                  onCheckedChange={isOn => toggle(service.id, isOn)}
                >
                  <bdi>{name(service)}</bdi>
                </ToggleChip>
              ))}
          </div>
          <div role="status">
            <FieldMessage id="staffMember-services" error={error} />
          </div>
        </>
      )}
    </fieldset>
  )
}
