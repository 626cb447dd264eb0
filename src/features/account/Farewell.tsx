import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import styles from './account.module.css'

export function Farewell() {
  const { t } = useTranslation('account')
  return (
    <Card className={styles.card}>
      <div role="status">
        <EmptyState
          picture="staffMember"
          title={t('deletion.gone')}
          text={t('deletion.farewell')}
          action={
            <ButtonLink to={paths.landing} variant="primary">
              {t('deletion.toStart')}
            </ButtonLink>
          }
        />
      </div>
    </Card>
  )
}
