import styles from './AuthLayout.module.css'

/** Draws a quiet salon: mirror, chair, clock, and a striped pole by the door. */
export const AuthArt = () => (
  <svg viewBox="0 0 560 430" className={styles.art} aria-hidden="true" focusable="false">
    <g className={styles.artShapes} strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M112 282V122a72 72 0 0 1 144 0v160z" />
      <path d="M128 282V122a56 56 0 0 1 112 0v160M150 196l46-54M158 222l58-68" />
      <path d="M78 298v112M290 298v112M78 338h212M172 318h24M172 362h24" />
      <rect x="64" y="282" width="240" height="16" rx="5" />
      <path d="M76 282v-34c0-4 3-7 8-7s8 3 8 7v34zM80 241v-10h8v10M270 282v-24h18v24zM274 258l-3-22M280 258v-28M285 258l4-20" />
      <path
        fill="none"
        d="M322 306v-56c0-5 3-8 8-8h14M478 306v-56c0-5-3-8-8-8h-14M460 320l36 52h24M-200 410h960"
      />
      <path d="M360 300 346 168c-2-17 8-28 23-28h62c15 0 25 11 23 28l-14 132z" />
      <path d="M374 106h52v34h-52zM382 182h36M384 208h32M386 234h28" />
      <rect x="330" y="286" width="140" height="34" rx="15" />
      <path d="M392 320h16v60h-16zM348 410c0-19 22-30 52-30s52 11 52 30z" />
      <circle cx="318" cy="92" r="34" />
      <path d="M318 70v22l14 9" />
      <path d="M498 92h32v104h-32zM494 80h40v12h-40zM494 196h40v12h-40zM498 128l32-24M498 160l32-24M498 192l32-24" />
    </g>
  </svg>
)
