import { mainId } from './mainId'
import styles from './SkipLink.module.css'

/** Moves the focus by script: a plain hash link would enter the router's history. */
export const SkipLink = ({ label }: { label: string }) => (
  <a
    href={`#${mainId}`}
    className={styles.skip}
    onClick={event => {
      event.preventDefault()
      document.getElementById(mainId)?.focus()
    }}
  >
    {label}
  </a>
)
