import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { readLanguage } from '@/domain/languages'
import { useFormat } from '@/i18n/useFormat'
import { isInstant } from '../isInstant'
import type { SessionSummary } from './sessionSummary'
import styles from './SessionWords.module.css'

const mostPages = 8

const isolated = (text: string) => `\u2066${text}\u2069`

/** Says what a session file holds and what was replaced in it. */
export function SessionWords({
  steps,
  span,
  pages,
  windows,
  language,
  version,
  drafts,
  requests,
  pseudonyms,
}: SessionSummary) {
  const { t } = useTranslation('sessionFile')
  const { number, list, locale } = useFormat()
  const clock = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    [locale],
  )
  // React made the other names.
  const fields = drafts.filter(name => !name.startsWith('_r_'))
  const otherFields = drafts.length - fields.length
  const named = pages.slice(0, mostPages).map(isolated)
  const rest = pages.length - named.length
  const rows = [
    [t('facts.steps'), t('steps', { count: steps, number: number(steps) })],
    [t('facts.time'), span?.every(isInstant) ? clock.formatRange(...span) : t('none')],
    [
      t('facts.pages'),
      list(rest > 0 ? [...named, t('morePages', { count: rest, number: number(rest) })] : named),
    ],
    [t('facts.windows'), list(windows)],
    [
      t('facts.language'),
      t('languageAndVersion', { language: t(`language.${readLanguage(language)}`), version }),
    ],
    [
      t('facts.drafts'),
      drafts.length > 0
        ? t('drafts', {
            names: list([
              ...fields.map(isolated),
              ...(otherFields > 0
                ? [t('otherFields', { count: otherFields, number: number(otherFields) })]
                : []),
            ]),
          })
        : t('none'),
    ],
    [t('facts.requests'), number(requests)],
    [
      t('facts.pseudonyms'),
      pseudonyms.length > 0
        ? list(pseudonyms.map(([kind, count]) => t(`pseudonym.${kind}`, { count, number: number(count) })))
        : t('none'),
    ],
  ] as const
  return (
    <>
      <dl className={styles.words}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('never')}</p>
    </>
  )
}
