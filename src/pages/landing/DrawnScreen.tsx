import type { ElementNode } from '@/ui/ElementNode'
import styles from './DrawnScreen.module.css'

export type ScreenName = 'home' | 'salon' | 'booking'

const rows = (from: number, count: number): ElementNode =>
  Array.from({ length: count }, (_, index) => {
    const top = from + index * 96
    return (
      <g key={top}>
        <rect x="24" y={top} width="342" height="80" rx="16" className={styles.card} />
        <circle cx="64" cy={top + 40} r="22" className={styles.soft} />
        <rect x="100" y={top + 22} width="150" height="12" rx="6" className={styles.ink} />
        <rect x="100" y={top + 46} width="96" height="10" rx="5" className={styles.line} />
      </g>
    )
  })

const grid = (from: number, count: number, chosen: number): ElementNode =>
  Array.from({ length: count }, (_, index) => (
    <rect
      key={index}
      x={24 + (index % 3) * 118}
      y={from + Math.floor(index / 3) * 64}
      width="106"
      height="48"
      rx="24"
      className={index === chosen ? styles.accent : styles.card}
    />
  ))

const drawings: Record<ScreenName, ElementNode> = {
  home: (
    <>
      <rect x="24" y="112" width="180" height="20" rx="10" className={styles.ink} />
      <rect x="24" y="156" width="342" height="196" rx="20" className={styles.soft} />
      <rect x="48" y="184" width="120" height="12" rx="6" className={styles.line} />
      <rect x="48" y="212" width="220" height="22" rx="11" className={styles.ink} />
      <rect x="48" y="284" width="150" height="44" rx="12" className={styles.accent} />
      {rows(388, 4)}
    </>
  ),
  salon: (
    <>
      <rect y="80" width="390" height="220" className={styles.soft} />
      <rect x="24" y="328" width="220" height="22" rx="11" className={styles.ink} />
      <rect x="24" y="364" width="150" height="12" rx="6" className={styles.line} />
      {rows(404, 3)}
      <rect x="24" y="764" width="342" height="52" rx="14" className={styles.accent} />
    </>
  ),
  booking: (
    <>
      <rect x="24" y="112" width="210" height="20" rx="10" className={styles.ink} />
      {grid(160, 3, 1)}
      <rect x="24" y="256" width="110" height="12" rx="6" className={styles.line} />
      {grid(288, 6, 4)}
      <rect x="24" y="444" width="110" height="12" rx="6" className={styles.line} />
      {grid(476, 9, -1)}
      <rect x="24" y="764" width="342" height="52" rx="14" className={styles.accent} />
    </>
  ),
}

/** The drawing in the phone until the screenshot has loaded. */
export const DrawnScreen = ({ name }: { name: ScreenName }) => (
  <svg viewBox="0 0 390 844" className={styles.screen} aria-hidden="true" focusable="false">
    <rect x="24" y="36" width="32" height="32" rx="9" className={styles.accent} />
    <circle cx="346" cy="52" r="16" className={styles.soft} />
    {drawings[name]}
  </svg>
)
