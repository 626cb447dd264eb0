import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { ResetPasswordForm } from '@/features/auth/ResetPasswordForm'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'

export function NewPasswordView({ ticket }: { ticket: string }) {
  const { t } = useTranslation('auth')
  const [isReset, setReset] = useState(false)
  if (!isReset) {
    return (
      <>
        <PageHeader title={t('reset.title')} text={t('reset.text')} />
        <ResetPasswordForm ticket={ticket} onReset={() => setReset(true)} />
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('reset.title')} />
      <Stack gap={24}>
        <Banner tone="good" live>
          {t('reset.done')}
        </Banner>
        <ButtonLink to={paths.login} variant="primary" size="large" fullWidth>
          {t('created.login')}
        </ButtonLink>
      </Stack>
    </>
  )
}
