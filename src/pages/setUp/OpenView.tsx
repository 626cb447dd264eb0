import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { neededSteps, type SetUpStep, setUpAddress } from '@/domain/setUpSteps'
import { LinkKit } from '@/features/linkKit/LinkKit'
import { QrCode } from '@/features/linkKit/QrCode'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/Stack'
import { StepHeading } from '@/ui/StepHeading'
import { SuccessMark } from '@/ui/SuccessMark'
import styles from './OpenView.module.css'

/** The end of the set-up: the salon's link and its code, or what clients still need before they can book. */
export function OpenView({ salon, done }: { salon: Salon; done: ReadonlySet<SetUpStep> }) {
  const { t } = useTranslation('setUp')
  const missing = neededSteps.find(step => !done.has(step))
  if (missing) {
    return (
      <Card as="section" padding="roomy" aria-labelledby="set-up-step">
        <StepHeading id="set-up-step">{t('notOpen.title')}</StepHeading>
        <Stack gap={24}>
          <p>{t(`notOpen.${missing}`)}</p>
          <div>
            <ButtonLink to={setUpAddress(missing)} variant="primary">
              {t('next')}
            </ButtonLink>
          </div>
        </Stack>
      </Card>
    )
  }
  return (
    <Stack gap={24}>
      <Card as="section" padding="roomy" aria-labelledby="set-up-step">
        <div className={styles.open}>
          <SuccessMark />
          <StepHeading id="set-up-step">{t('open.title')}</StepHeading>
          <p>{t('open.text')}</p>
          <QrCode
            text={window.location.origin + paths.salon(salon.slug)}
            label={t('open.code')}
            className={styles.code}
          />
          <ButtonLink to={paths.owner} variant="primary">
            {t('open.toHome')}
          </ButtonLink>
        </div>
      </Card>
      <LinkKit salon={salon} />
    </Stack>
  )
}
