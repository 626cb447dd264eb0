import { useTranslation } from 'react-i18next'
import { Facts } from './Facts'
import type { Opened } from './opened'
import { useMoment } from './useMoment'

/** Where the file comes from. */
export function FileFacts({ kind, facts }: Pick<Opened, 'kind' | 'facts'>) {
  const { t } = useTranslation('support')
  const moment = useMoment({ dateStyle: 'medium', timeStyle: 'medium' })
  if (!facts) return <p>{t(kind === 'storage' ? 'facts.storage' : 'facts.devTools')}</p>
  const { version, language, viewport, savedAt } = facts
  return (
    <Facts
      label={t('facts.file')}
      rows={[
        [t('facts.savedAt'), moment(savedAt)],
        [t('facts.version'), version],
        [t('facts.language'), language],
        [t('facts.viewport'), `${viewport.width} × ${viewport.height}`],
      ]}
    />
  )
}
