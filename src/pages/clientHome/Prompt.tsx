import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { Inline } from '@/ui/Inline'
import styles from './Prompt.module.css'

/** One line for an empty section, with an action beside it. */
export const Prompt = ({ text, action }: { text: string; action: ReactNode }) => (
  <Card>
    <Inline gap={12} spread>
      <p className={styles.text}>{text}</p>
      {action}
    </Inline>
  </Card>
)
