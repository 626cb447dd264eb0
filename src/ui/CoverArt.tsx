import { coverMotif, coverRoom } from '@/domain/coverMotifs'
import { seedHue } from '@/domain/seed'
import styles from './CoverArt.module.css'

export interface CoverArtProps {
  /** The salon's id: it decides colour and motif, so that a salon always looks the same. */
  seed: string
}

/** A drawing for a salon without a photo. Decorative. */
export const CoverArt = ({ seed }: CoverArtProps) => (
  <svg
    viewBox="0 0 400 200"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
    className={styles.cover}
    style={{ ['--hue' as string]: seedHue(seed) }}
  >
    <rect width="400" height="200" className={styles.wall} />
    <circle cx="201" cy="100" r="86" className={styles.glow} />
    <path d={coverRoom.floor} className={styles.floor} />
    <g className={styles.lines}>
      <path d={coverRoom.lamps + coverMotif(seed)} />
    </g>
  </svg>
)
