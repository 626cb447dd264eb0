import { useFormikContext } from 'formik'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { birthdayParts, joinBirthday, type BirthdayParts } from '@/domain/birthday'
import { plainNumber } from '@/domain/digits'
import { useFormat } from '@/i18n/useFormat'
import { FieldMessage } from '@/ui/FieldMessage'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import { useFormField } from '@/ui/form/useFormField'
import styles from './ClientDialog.module.css'

const twoDigits = (number: number) => String(number).padStart(2, '0')
const days = Array.from({ length: 31 }, (_, index) => twoDigits(index + 1))
const months = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1))

/** The surrounding form's `birthday`: a day and a month, with or without the year. */
export const BirthdayField = () => {
  const { t } = useTranslation(['clients', 'common'])
  const format = useFormat()
  const messageId = useId()
  const { setFieldValue } = useFormikContext()
  const { field, error } = useFormField({ name: 'birthday' })
  const parts = birthdayParts(field.value)
  const change = (part: Partial<BirthdayParts>) =>
    void setFieldValue('birthday', joinBirthday({ ...parts, ...part }))
  const invalid = { 'aria-invalid': Boolean(error), ...(error && { 'aria-describedby': messageId }) }
  const none = { value: '', label: '–' }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('field.birthday')}</legend>
      <div className={styles.birthday}>
        <SelectField
          {...invalid}
          label={t('birthday.day')}
          value={parts.day}
          options={[none, ...days.map(day => ({ value: day, label: format.number(Number(day)) }))]}
          onChange={event => change({ day: event.target.value })}
        />
        <SelectField
          {...invalid}
          label={t('birthday.month')}
          value={parts.month}
          options={[
            none,
            ...months.map(month => ({ value: month, label: format.date(`2000-${month}-01`, 'monthOfYear') })),
          ]}
          onChange={event => change({ month: event.target.value })}
        />
        <TextField
          {...invalid}
          label={t('birthday.year')}
          hint={`(${t('common:optional')})`}
          value={parts.year}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          dir="ltr"
          onChange={event => change({ year: plainNumber(event.target.value).replace(/\D/g, '') })}
        />
      </div>
      <FieldMessage id={messageId} error={error} />
    </fieldset>
  )
}
