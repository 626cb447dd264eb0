import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { AsideLink } from '@/features/auth/AsideLink'
import { selectSignUp, selectUser } from '@/features/auth/authSlice'
import { SentTo } from '@/features/auth/SentTo'
import { VerifyForm } from '@/features/auth/VerifyForm'
import { BookingInView } from '../shared/BookingInView'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'

const loadAccountCreated = () => import('@/features/auth/AccountCreated')

const AccountCreated = lazy(async () => ({ default: (await loadAccountCreated()).AccountCreated }))

/** Preloads the dialog while the code is typed. A failure is reported when the dialog is needed. */
const preloadAccountCreated = () => {
  loadAccountCreated().catch(() => undefined)
}

export function VerifyPage() {
  const { t } = useTranslation('auth')
  const flow = useSelector(selectSignUp)
  const isLeaving = useSelector(selectUser) !== null
  switch (flow.step) {
    case 'verifying':
    case 'creating':
      return (
        <>
          <PageHeader title={t('verify.title')} text={<SentTo what="code" email={flow.details.email} />} />
          <Stack gap={24}>
            <BookingInView />
            <VerifyForm flow={flow} onFocus={preloadAccountCreated} />
            <AsideLink question={t('verify.wrongEmail')} to={paths.signup}>
              {t('verify.changeDetails')}
            </AsideLink>
          </Stack>
        </>
      )
    case 'created':
      return (
        <>
          <PageHeader title={t('verify.title')} />
          <BookingInView />
          <Suspense fallback={null}>
            <AccountCreated flow={flow} />
          </Suspense>
        </>
      )
    default:
      return isLeaving ? <PageHeader title={t('verify.title')} /> : <Navigate to={paths.signup} replace />
  }
}
