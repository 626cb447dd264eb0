import { useId } from 'react'
import styles from './Facts.module.css'

interface FactsProps {
  label: string
  rows: readonly (readonly [name: string, value: string])[]
}

/** Facts by name. */
export function Facts({ label, rows }: FactsProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {label}
      </h2>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              <bdi className="numeric">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
