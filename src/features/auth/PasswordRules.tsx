import { useTranslation } from 'react-i18next'
import { passwordRules, type PasswordRule } from '@/domain/password'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import styles from './auth.module.css'

const rules = Object.keys(passwordRules) as PasswordRule[]

interface PasswordRulesProps {
  id: string
  typed: string
}

export function PasswordRules({ id, typed }: PasswordRulesProps) {
  const { t } = useTranslation('auth')
  return (
    <ul id={id} className={styles.rules} aria-label={t('passwordRules.label')}>
      {rules.map(name => {
        const met = passwordRules[name](typed)
        return (
          <li key={name} className={classNames(styles.rule, met && styles.met)}>
            {met ? (
              <Icon name="check" size={16} />
            ) : (
              <span className={styles.dot} aria-hidden="true">
                ·
              </span>
            )}
            <span>
              <span>{t(`passwordRules.${name}`)}</span>
              <span className="visually-hidden">{` ${t(met ? 'passwordRules.met' : 'passwordRules.unmet')}`}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
