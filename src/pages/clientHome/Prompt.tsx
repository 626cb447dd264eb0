import { Card } from '@/ui/Card'
import { Inline } from '@/ui/Inline'
import type { ElementNode } from '@/ui/ElementNode'
import styles from './Prompt.module.css'

/** One line for an empty section, with an action beside it. */
export const Prompt = ({ text, action }: { text: string; action: ElementNode }) => (
  <Card>
    <Inline gap={12} spread>
      <p className={styles.text}>{text}</p>
      {action}
    </Inline>
  </Card>
)
