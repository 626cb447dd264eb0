import { useTranslation } from 'react-i18next'
import { clientConsents, type SavedClientDetails } from '@/domain/client'
import { useFormat } from '@/i18n/useFormat'
import styles from './ClientDialog.module.css'
import { useBirthdayText } from './useBirthdayText'

/** What the salon keeps of a client, for whoever may not change it. */
export const ClientDetailsFacts = ({ details }: { details: SavedClientDetails }) => {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const birthdayText = useBirthdayText()
  const facts = [
    { id: 'notes', value: details.notes },
    { id: 'tags', value: format.list(details.tags) },
    { id: 'birthday', value: birthdayText(details.birthday) },
    ...clientConsents.map(id => ({
      id,
      value: details.consentMarks[id] === null ? '' : t(details[id] ? 'yes' : 'no'),
    })),
  ] as const
  const known = facts.filter(({ value }) => value !== '')
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map(({ id, value }) => (
        <div key={id}>
          <dt>{t(`field.${id}`)}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
