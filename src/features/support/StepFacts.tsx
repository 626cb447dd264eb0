import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/useFormat'
import type { ShownStep } from './opened'
import { Facts } from './Facts'

/** What was around the page at this step: window, theme, time zone, network, focus, and what stood in the forms. */
export function StepFacts({ step: { seen, drafts } }: { step: ShownStep }) {
  const { t } = useTranslation('support')
  const { number } = useFormat()
  if (!seen) return null
  const { width, height, theme, timeZone, online, focus, scroll } = seen
  const pair = (one: number, other: number) => `${number(one)}, ${number(other)}`
  return (
    <Facts
      label={t('facts.step')}
      rows={[
        [t('facts.viewport'), `${width} × ${height}`],
        [t('facts.theme'), t(`facts.themes.${theme}`)],
        [t('facts.timeZone'), timeZone],
        [t('facts.network'), t(online ? 'facts.online' : 'facts.offline')],
        [t('facts.focus'), focus ?? t('facts.noFocus')],
        [t('facts.scroll'), pair(scroll.x, scroll.y)],
        ...Object.entries(drafts ?? {}).map(
          ([name, draft]) => [t('facts.draft', { name }), draft || t('facts.empty')] as const,
        ),
      ]}
    />
  )
}
