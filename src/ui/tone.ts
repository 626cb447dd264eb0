import type { IconName } from './iconPaths'

export type Tone = 'good' | 'bad' | 'warn' | 'info'

export const toneIcon: Record<Tone, IconName> = {
  good: 'check-circle',
  bad: 'alert',
  warn: 'warning',
  info: 'info',
}
