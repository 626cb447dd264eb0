import { useTranslation } from 'react-i18next'
import type { IconName } from '@/ui/iconPaths'
import { StepList } from './StepList'
import styles from './Steps.module.css'

const clientSteps = [
  ['find', 'search'],
  ['pick', 'clock'],
  ['sit', 'staffMember'],
] as const satisfies [string, IconName][]

const ownerSteps = [
  ['set', 'scissors'],
  ['open', 'calendar'],
  ['see', 'users'],
] as const satisfies [string, IconName][]

export function Steps() {
  const { t } = useTranslation('landing')
  return (
    <div className={styles.band}>
      <div className={styles.columns}>
        <StepList
          title={t('clients.title')}
          steps={clientSteps.map(([step, icon]) => ({
            icon,
            title: t(`clients.steps.${step}.title`),
            text: t(`clients.steps.${step}.text`),
          }))}
        />
        <StepList
          title={t('owners.title')}
          steps={ownerSteps.map(([step, icon]) => ({
            icon,
            title: t(`owners.steps.${step}.title`),
            text: t(`owners.steps.${step}.text`),
          }))}
        />
      </div>
    </div>
  )
}
