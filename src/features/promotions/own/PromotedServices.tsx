import { useField } from 'formik'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { usePrice } from '@/i18n/usePrice'
import { CheckboxField } from '@/ui/CheckboxField'
import { FieldMessage } from '@/ui/FieldMessage'
import { useFormField } from '@/ui/form/useFormField'
import styles from './OwnPromotions.module.css'

/** Of the surrounding form: which services the promotion is for. */
export function PromotedServices({ salon }: { salon: Salon }) {
  const { t } = useTranslation('mySalon')
  const format = useFormat()
  const priceOf = usePrice()
  const [{ value }, , { setValue }] = useField<string[]>('serviceIds')
  const { error } = useFormField({ name: 'serviceIds' })
  const messageId = useId()
  return (
    <fieldset className={styles.services} aria-describedby={error && messageId}>
      <legend className={styles.legend}>{t('promotions.field.services')}</legend>
      {salon.sections
        .flatMap(({ services }) => services)
        .map(service => (
          <CheckboxField
            key={service.id}
            name="serviceIds"
            checked={value.includes(service.id)}
            aria-invalid={error !== undefined}
            aria-describedby={error && messageId}
            label={
              <>
                <bdi>{format.name(service)}</bdi> <bdi className={styles.soft}>{priceOf(service)}</bdi>
              </>
            }
            onChange={({ target: { checked } }) =>
              void setValue(checked ? [...value, service.id] : value.filter(id => id !== service.id))
            }
          />
        ))}
      <div className={styles.fault}>
        <FieldMessage id={messageId} error={error} />
      </div>
    </fieldset>
  )
}
