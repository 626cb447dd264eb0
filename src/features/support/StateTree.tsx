import { useState } from 'react'
import styles from './StateTree.module.css'

interface StateTreeProps {
  /** Without one, the value stands alone. */
  name?: string
  value: unknown
}

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

const sizeOf = (value: object) =>
  Array.isArray(value) ? `[${value.length}]` : `{${Object.keys(value).length}}`

/** A JSON value as a tree. A folded part is not rendered, because a state is large. */
export function StateTree({ name, value }: StateTreeProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isBranch(value)) {
    return (
      <div className={styles.leaf}>
        {name !== undefined && <span className={styles.name}>{`${name}: `}</span>}
        <span>{JSON.stringify(value)}</span>
      </div>
    )
  }
  return (
    <details
      className={styles.branch}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        {name !== undefined && <span className={styles.name}>{`${name} `}</span>}
        <span>{sizeOf(value)}</span>
      </summary>
      {isOpen &&
        Object.entries<unknown>({ ...value }).map(([field, inner]) => (
          <StateTree key={field} name={field} value={inner} />
        ))}
    </details>
  )
}
