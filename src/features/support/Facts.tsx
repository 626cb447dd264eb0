import styles from './Facts.module.css'

interface FactsProps {
  label: string
  rows: readonly (readonly [name: string, value: string])[]
}

/** Facts by name. */
export const Facts = ({ label, rows }: FactsProps) => (
  <dl className={styles.facts} aria-label={label}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>
          <bdi className="numeric">{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
