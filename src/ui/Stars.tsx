import { Icon } from './Icon'
import styles from './Stars.module.css'

export interface StarsProps {
  /** 0 to 5. */
  value: number
  label: string
  size?: number | undefined
}

const positions = [1, 2, 3, 4, 5]

export const Stars = ({ value, label, size = 16 }: StarsProps) => (
  <span role="img" aria-label={label} className={styles.stars}>
    {positions.map(position => (
      <Icon key={position} name="star" size={size} />
    ))}
    <span className={styles.filled} style={{ inlineSize: `${Math.min(5, Math.max(0, value)) * 20}%` }}>
      {positions.map(position => (
        <Icon key={position} name="star-filled" size={size} />
      ))}
    </span>
  </span>
)
