import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { AsideLink } from '@/features/auth/AsideLink'
import { selectSignUp } from '@/features/auth/authSlice'
import { SignUpForm } from '@/features/auth/SignUpForm'
import { BookingInView } from '../shared/BookingInView'
import { useNewClient } from '../shared/useNewClient'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'
import { useHydrated } from '@/ui/useHydrated'

const loadChoices = () => import('@/features/auth/SignUpChoices')

const SignUpChoices = lazy(async () => ({ default: (await loadChoices()).SignUpChoices }))

/** Preloads the dialogs while the form is filled in. A failure is reported when a dialog is needed. */
const preloadChoices = () => {
  loadChoices().catch(() => undefined)
}

export function SignupPage() {
  const { t } = useTranslation('auth')
  const { step } = useSelector(selectSignUp)
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const newClient = useNewClient()
  const goToCode = () => void navigate(paths.verify, { state })
  const loginLink = (
    <AsideLink question={t('signup.hasAccount')} to={paths.login}>
      {t('login.submit')}
    </AsideLink>
  )
  return (
    <>
      <PageHeader title={t('signup.title')} text={t(newClient ? 'signup.bookingText' : 'signup.text')} />
      <Stack gap={24}>
        <BookingInView />
        {newClient && loginLink}
        <SignUpForm
          key={newClient?.country}
          onFocus={newClient ? undefined : preloadChoices}
          newClient={newClient}
          onClientSubmitted={goToCode}
        />
        {!newClient && loginLink}
      </Stack>
      {isHydrated && (step === 'choosing_business' || step === 'choosing_profile') && (
        <Suspense fallback={null}>
          <SignUpChoices question={step === 'choosing_business' ? 'business' : 'profile'} onDone={goToCode} />
        </Suspense>
      )}
    </>
  )
}
