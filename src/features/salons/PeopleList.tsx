import { useTranslation } from 'react-i18next'
import type { Chair } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import styles from './PeopleList.module.css'

/** Who works here; nothing while nobody is named. */
export const PeopleList = ({ chairs }: { chairs: readonly Chair[] }) => {
  const { t } = useTranslation('salon')
  const { name } = useFormat()
  if (chairs.length === 0) return null
  return (
    <section aria-labelledby="people-heading" className={styles.people}>
      <h2 id="people-heading">{t('people.title')}</h2>
      <ul role="list" className={styles.list}>
        {chairs.map(chair => (
          <li key={chair.id} className={styles.person}>
            <Avatar name={name(chair)} seed={chair.id} src={chair.photoUrl ?? undefined} size="large" />
            <bdi>{name(chair)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
