import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { sandboxCards } from '@/domain/sandboxCards'
import { Icon } from '@/ui/Icon'
import { groupedNumber } from './readCard'
import styles from './SandboxCards.module.css'

/** The test cards with the effect of each. A press fills the surrounding form. */
export function SandboxCards() {
  const { t } = useTranslation('cards')
  const fill = (event: MouseEvent<HTMLButtonElement>, number: string) => {
    const values = { number: groupedNumber(number), expiry: '12/30', cvc: '123' }
    for (const [name, value] of Object.entries(values)) {
      const box = event.currentTarget.form?.elements.namedItem(name)
      if (box instanceof HTMLInputElement) box.value = value
    }
  }
  return (
    <details className={styles.cards}>
      <summary className={styles.summary}>
        <span>{t('testCards')}</span>
        <Icon name="chevron-down" />
      </summary>
      <p className={styles.text}>{t('sandbox')}</p>
      <ul className={styles.list}>
        {sandboxCards.map(({ number, behaviour }) => (
          <li key={number}>
            <button
              type="button"
              className={styles.card}
              aria-label={t('use', {
                number: groupedNumber(number),
                behaviour: t(`behaviour.${behaviour}`),
              })}
              onClick={event => fill(event, number)}
            >
              <bdi dir="ltr" className="numeric">
                {groupedNumber(number)}
              </bdi>
              <span className={styles.behaviour}>{t(`behaviour.${behaviour}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
