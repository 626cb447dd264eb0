import { useTranslation } from 'react-i18next'
import { TextField } from '@/ui/TextField'
import styles from './CardFields.module.css'
import type { CardField } from './readCard'

/** The boxes of a card. They are uncontrolled: only `readCard` reads their text. */
export function CardFields({ problems }: { problems: readonly CardField[] }) {
  const { t } = useTranslation('cards')
  const field = (name: CardField) => ({
    name,
    label: t(name),
    error: problems.includes(name) && t(`${name}Problem`),
    inputMode: 'numeric' as const,
    dir: 'ltr',
    maxLength: 30,
  })
  return (
    <div className={styles.fields}>
      <div className={styles.number}>
        <TextField {...field('number')} autoComplete="cc-number" placeholder="4242 4242 4242 4242" />
      </div>
      <TextField {...field('expiry')} autoComplete="cc-exp" hint={<bdi>{t('expiryHint')}</bdi>} />
      <TextField {...field('cvc')} autoComplete="cc-csc" />
    </div>
  )
}
