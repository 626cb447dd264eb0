import { Banner } from '../Banner'
import { Button } from '../Button'
import { Inline } from '../Inline'
import styles from './EditConflict.module.css'

export interface EditConflictProps {
  words: { title: string; now: string; keepMine: string; takeTheirs: string; empty: string }
  /** The present values of the fields that somebody else changed. */
  changes: readonly { label: string; value: string | null }[]
  busy?: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows what somebody else saved meanwhile and lets the user choose whose values stay. */
export const EditConflict = ({ words, changes, busy, onKeepMine, onTakeTheirs }: EditConflictProps) => (
  <div role="alert">
    <Banner tone="warn" title={words.title}>
      <p>{words.now}</p>
      <dl className={styles.changes}>
        {changes.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value || words.empty}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Inline gap={8}>
        <Button size="small" needsNetwork busy={busy ?? false} onClick={onKeepMine}>
          {words.keepMine}
        </Button>
        <Button size="small" disabled={busy ?? false} onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
      </Inline>
    </Banner>
  </div>
)
