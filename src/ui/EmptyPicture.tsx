import type { ElementNode } from './ElementNode'

export type EmptyPictureName = 'calendar' | 'staffMember' | 'search' | 'receipt' | 'bell'

const line = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 2 } as const
const soft = { fill: 'var(--surface)', stroke: 'var(--ink)', strokeWidth: 2 } as const
const mark = { fill: 'none', stroke: 'var(--accent)', strokeWidth: 2 } as const

const drawings: Record<EmptyPictureName, ElementNode> = {
  calendar: (
    <>
      <rect x="46" y="30" width="68" height="62" rx="8" {...soft} />
      <path d="M46 48h68M62 22v14M98 22v14" {...line} />
      <path d="M58 60h8M76 60h8M94 60h8M58 74h8M94 74h8" {...line} strokeOpacity={0.35} />
      <path d="m73 74 5 5 9-10" {...mark} />
    </>
  ),
  staffMember: (
    <>
      <path d="M62 60 58 30c-.6-4.5 2-7 6-7h24c4 0 6.6 2.5 6 7l-4 30z" {...soft} />
      <path d="M66 16h20v7H66z" {...soft} />
      <rect x="54" y="60" width="46" height="11" rx="5" {...soft} />
      <path d="M48 66V50h7M106 66V50h-7M77 71v17M64 92h26M104 78l10 9h6" {...line} />
      <path d="M69 34h16M70 42h14" {...mark} />
    </>
  ),
  search: (
    <>
      <circle cx="74" cy="52" r="27" {...soft} />
      <path d="m94 72 20 20" {...line} strokeWidth={5} />
      <path d="M74 68c7-7 10.5-12 10.5-17a10.5 10.5 0 0 0-21 0c0 5 3.5 10 10.5 17Z" {...mark} />
      <circle cx="74" cy="51" r="3.5" {...mark} />
    </>
  ),
  receipt: (
    <>
      <path d="M54 18h52v76l-8.7-6-8.6 6-8.7-6-8.7 6-8.6-6L54 94z" {...soft} />
      <path d="M64 34h32M64 46h22" {...line} strokeOpacity={0.35} />
      <path d="M64 62h12M88 62h8" {...line} />
      <path d="M64 74h32" {...mark} />
    </>
  ),
  bell: (
    <>
      <path d="M54 76V52a26 26 0 0 1 52 0v24l7 7H47z" {...soft} />
      <path d="M80 26v-7M72 90c3 5 13 5 16 0" {...line} />
      <path d="M120 40c3 6 3 13 0 19M40 40c-3 6-3 13 0 19" {...mark} />
    </>
  ),
}

export const EmptyPicture = ({ name }: { name: EmptyPictureName }) => (
  <svg
    viewBox="0 0 160 112"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <ellipse cx="80" cy="58" rx="66" ry="44" fill="var(--accent-soft)" />
    <path d="M20 98h120" stroke="var(--line-strong)" strokeWidth="2" />
    {drawings[name]}
  </svg>
)
