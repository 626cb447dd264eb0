import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { doneSteps, readSetUpView, viewToGoOnWith } from '@/domain/setUpSteps'
import { useUser } from '@/features/auth/useUser'
import { MySalonGate } from '@/features/mySalon/MySalonGate'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageHeader } from '@/ui/PageHeader'
import { Skeleton } from '@/ui/Skeleton'
import { SkeletonList } from '@/ui/SkeletonList'
import { useIsWide } from '@/ui/useIsWide'
import { SetUpProgress } from './SetUpProgress'
import styles from './SetUpPage.module.css'

const SalonPreview = lazy(async () => ({
  default: (await import('@/features/salons/salon/SalonPreview')).SalonPreview,
}))
const SetUpStepView = lazy(async () => ({ default: (await import('./SetUpStepView')).SetUpStepView }))
const OpenView = lazy(async () => ({ default: (await import('./OpenView')).OpenView }))

export const SetUpPage = () => <MySalonGate>{salon => <SetUp salon={salon} />}</MySalonGate>

/** The questions to a new owner, one at a time, with the salon's page beside them. What is done follows from the salon. */
function SetUp({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['setUp', 'common'])
  const { name } = useUser()
  const { search } = useLocation()
  const isWide = useIsWide()
  const done = doneSteps(salon, name)
  const view = readSetUpView(search) ?? viewToGoOnWith(done)
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        back={{ label: t('toHome'), to: paths.owner }}
        actions={
          <ButtonLink to={paths.salon(salon.slug)} icon="eye">
            {t('seePage')}
          </ButtonLink>
        }
      />
      <SetUpProgress view={view} done={done} />
      <div className={styles.columns}>
        <Suspense fallback={<SkeletonList label={t('common:loading')} />}>
          {view === 'open' ? (
            <OpenView salon={salon} done={done} />
          ) : (
            <SetUpStepView key={view} step={view} salon={salon} isDone={done.has(view)} />
          )}
        </Suspense>
        {isWide && (
          <figure aria-labelledby="set-up-preview" className={styles.preview}>
            <figcaption id="set-up-preview" className={styles.caption}>
              {t('preview')}
            </figcaption>
            <Suspense fallback={<Skeleton shape="block" height="30rem" />}>
              <SalonPreview salon={salon} />
            </Suspense>
          </figure>
        )}
      </div>
    </>
  )
}
