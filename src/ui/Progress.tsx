import styles from './Progress.module.css'

interface ProgressProps {
  label: string
  /** From 0 to 100. */
  percent: number
}

export const Progress = ({ label, percent }: ProgressProps) => (
  <label className={styles.progress}>
    <span>{label}</span>
    <progress max={100} value={percent} />
  </label>
)
