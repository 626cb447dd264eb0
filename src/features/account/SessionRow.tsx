import { useTranslation } from 'react-i18next'
import { deviceName } from '@/domain/device'
import type { UserSession } from '@/domain/user'
import { useReadersWall } from '@/i18n/readersClock'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Inline } from '@/ui/Inline'
import { Stack } from '@/ui/Stack'
import { endSession } from './endSession'
import styles from './keys.module.css'

interface SessionRowProps {
  session: UserSession
  busy: boolean
}

export function SessionRow({ session, busy }: SessionRowProps) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { date, minutes, offset } = useReadersWall()(session.lastUsedAt)
  const device = deviceName(session) ?? t('sessions.unknownDevice')
  const when = `${format.date(date, 'short')}, ${format.time(minutes, offset)}`
  return (
    <Card as="li">
      <div className={styles.row}>
        <Stack gap={4} className={styles.words}>
          <Inline gap={8}>
            <h3 className={styles.name}>
              <bdi>{device}</bdi>
            </h3>
            {session.isThisOne && <Badge tone="accent">{t('sessions.thisOne')}</Badge>}
          </Inline>
          <p className={styles.dates}>{t('sessions.lastUsed', { when })}</p>
        </Stack>
        {!session.isThisOne && (
          <Button
            size="small"
            needsNetwork
            busy={busy}
            aria-label={t('sessions.endNamed', { device })}
            onClick={() => void dispatch(endSession({ sessionId: session.id }))}
          >
            {t('sessions.end')}
          </Button>
        )}
      </div>
    </Card>
  )
}
