import { useId } from 'react'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/iconPaths'
import styles from './StepList.module.css'

interface StepListProps {
  title: string
  steps: readonly { icon: IconName; title: string; text: string }[]
}

export function StepList({ title, steps }: StepListProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list}>
        {steps.map(step => (
          <li key={step.title} className={styles.step}>
            <span className={styles.icon}>
              <Icon name={step.icon} />
            </span>
            <div>
              <h3>{step.title}</h3>
              <p className={styles.text}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
