import { useField } from 'formik'
import { use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { starChoices } from '@/domain/review'
import { classNames } from '@/ui/classNames'
import { FieldMessage } from '@/ui/FieldMessage'
import { RuleTextContext } from '@/ui/form/RuleText'
import { Icon } from '@/ui/Icon'
import styles from './StarField.module.css'

/** One to five stars as radio buttons: arrow keys change the number, and each button reads out its number. */
export const StarField = () => {
  const { t } = useTranslation('reviews')
  const describeRule = use(RuleTextContext)
  const legendId = useId()
  const messageId = useId()
  const [{ value }, { error, touched }, { setValue }] = useField<number | null>('stars')
  const problem = touched && error !== undefined ? describeRule(error) : undefined
  return (
    <fieldset
      role="radiogroup"
      className={styles.field}
      aria-labelledby={legendId}
      aria-required="true"
      aria-describedby={problem && messageId}
    >
      <legend id={legendId} className={styles.legend}>
        {t('form.stars')}
      </legend>
      <div className={styles.stars}>
        {starChoices.map(stars => {
          const isFilled = value !== null && stars <= value
          return (
            <label key={stars} className={classNames(styles.star, isFilled && styles.filled)}>
              <input
                type="radio"
                name="stars"
                value={stars}
                checked={stars === value}
                aria-invalid={problem !== undefined}
                onChange={() => void setValue(stars)}
                className="visually-hidden"
              />
              <span className="visually-hidden">{t('stars', { count: stars })}</span>
              <Icon name={isFilled ? 'star-filled' : 'star'} size={32} />
            </label>
          )
        })}
      </div>
      <FieldMessage id={messageId} error={problem} />
    </fieldset>
  )
}
