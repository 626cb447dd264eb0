import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/classNames'
import type { ScreenName } from './DrawnScreen'
import { Phone } from './Phone'
import { useRevealed } from './useRevealed'
import styles from './PhoneRow.module.css'

const screens: readonly ScreenName[] = ['salon', 'home', 'booking']
const inFront: ScreenName = 'home'

export function PhoneRow() {
  const { t } = useTranslation('landing')
  const { ref, revealed } = useRevealed<HTMLUListElement>()
  return (
    <ul
      ref={ref}
      aria-label={t('screens.label')}
      data-revealed={revealed}
      className={classNames(styles.row, !revealed && styles.waiting)}
    >
      {screens.map(name => (
        <li key={name} className={styles.item}>
          <Phone name={name} label={t(`screens.${name}`)} first={name === inFront} />
        </li>
      ))}
    </ul>
  )
}
