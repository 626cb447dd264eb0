import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { Inline } from '@/ui/Inline'
import styles from './Prompt.module.css'

/** Says in one line that there is nothing yet, with what to do about it beside. */
export const Prompt = ({ text, action }: { text: string; action: ReactNode }) => (
  <Card>
    <Inline gap={12} spread>
      <p className={styles.text}>{text}</p>
      {action}
    </Inline>
  </Card>
)
