import type { ElementNode } from './ElementNode'
import { seedHue, seedNumber } from './seed'
import styles from './CoverArt.module.css'

export interface CoverArtProps {
  /** The salon's id: it decides colour and motif, so that a salon always looks the same. */
  seed: string
}

const motifs: readonly ElementNode[] = [
  <g key="staffMember">
    <path d="M182 118 176 62c-1-8 4-13 11-13h28c7 0 12 5 11 13l-6 56z" />
    <path d="M188 34h26v15h-26zM172 118h58c6 0 9 3 9 8s-3 8-9 8h-58c-6 0-9-3-9-8s3-8 9-8ZM158 124V98h14M244 124V98h-14M201 134v34M176 178h50M176 178c0-6 10-10 25-10s25 4 25 10M232 148l20 16h12" />
    <path d="M190 70h22M191 84h20" />
  </g>,
  <g key="mirror">
    <path d="M160 160V94a41 41 0 0 1 82 0v66z" />
    <path d="M172 148V95a29 29 0 0 1 58 0v53zM142 172h118M186 116l26-30M190 134l28-32" />
    <path d="M270 172v-40h16v40zM274 132v-14h8v14M122 172v-28c0-5 4-8 9-8s9 3 9 8v28z" />
  </g>,
  <g key="scissors">
    <circle cx="160" cy="142" r="20" />
    <circle cx="212" cy="154" r="20" />
    <path d="M168 124 232 38M206 135 168 34M192 92v0" />
    <path d="M252 70h44M252 70v72M296 70v72M252 142h44M262 70v56M270 70v56M278 70v56M286 70v56" />
  </g>,
]

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
    <path d="M0 178h400v22H0z" className={styles.floor} />
    <g className={styles.lines}>
      <path d="M0 178h400M42 0v30M30 46a12 12 0 0 1 24 0zM358 0v30M346 46a12 12 0 0 1 24 0z" />
      {motifs[Math.floor(seedNumber(seed) / 12) % motifs.length]}
    </g>
  </svg>
)
