import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { accessKeyPrefix, type AccessKey } from '@/domain/accessKey'
import { wallOf, type Instant } from '@/domain/zonedTime'
import { useReadersZone } from '@/i18n/readersClock'
import { dayMonthYear } from '@/i18n/dayMonthYear'
import { useFormat } from '@/i18n/useFormat'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Inline } from '@/ui/Inline'
import { Menu } from '@/ui/Menu'
import { Stack } from '@/ui/Stack'
import { keyRevocationRequested, keyRotationRequested } from './accountSlice'
import { useKeyWords } from './useKeyWords'
import styles from './keys.module.css'

export function KeyCard({
  accessKey: { id, name, scope, hint, createdAt, lastUsedAt },
}: {
  accessKey: AccessKey
}) {
  const { t } = useTranslation('account')
  const words = useKeyWords()
  const { locale } = useFormat()
  const dispatch = useAppDispatch()
  const zone = useReadersZone()
  const dayOf = (instant: Instant) => dayMonthYear(wallOf(instant, zone).date, locale)
  return (
    <Card as="li">
      <div className={styles.row}>
        <Stack gap={4} className={styles.words}>
          <Inline gap={8}>
            <h2 className={styles.name}>
              <bdi>{name}</bdi>
            </h2>
            {words === 'keys' && <Badge>{t(`keys.scope.${scope}`)}</Badge>}
          </Inline>
          <code className={styles.hint} dir="ltr">
            {`${accessKeyPrefix}…${hint}`}
          </code>
          <p className={styles.dates}>
            {`${t('keys.madeOn', { date: dayOf(createdAt) })} · ${lastUsedAt === null ? t('keys.neverUsed') : t('keys.lastUsed', { date: dayOf(lastUsedAt) })}`}
          </p>
        </Stack>
        <Menu
          label={t(`${words}.actions`, { name })}
          actions={[
            {
              id: 'rotate',
              label: t(`${words}.rotate`),
              icon: 'retry',
              onSelect: () => dispatch(keyRotationRequested(id)),
            },
            {
              id: 'revoke',
              label: t(`${words}.revoke`),
              icon: 'trash',
              tone: 'bad',
              onSelect: () => dispatch(keyRevocationRequested(id)),
            },
          ]}
        />
      </div>
    </Card>
  )
}
