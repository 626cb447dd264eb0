import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { staffRights, withImplied, withoutRight, type StaffRight } from '@/domain/staffRights'
import { useRights } from '@/features/auth/useRights'
import { CheckboxField } from '@/ui/CheckboxField'
import styles from './StaffForm.module.css'

/** The rights of the surrounding form. Nobody gives one that they lack. */
export function LoginRights() {
  const { t } = useTranslation('team')
  const { has } = useRights()
  const { values, setFieldValue } = useFormikContext<{ rights: StaffRight[] }>()
  const { rights } = values
  const choose = (right: StaffRight, isOn: boolean) =>
    void setFieldValue('rights', isOn ? withImplied([...rights, right]) : withoutRight(rights, right))
  return (
    <fieldset className={styles.group}>
      <legend>{t('login.rights')}</legend>
      <p>{t('login.always')}</p>
      {staffRights.filter(has).map(right => (
        <CheckboxField
          key={right}
          name={right}
          label={t(`login.right.${right}`)}
          checked={rights.includes(right)}
          onChange={event => choose(right, event.target.checked)}
        />
      ))}
    </fieldset>
  )
}
