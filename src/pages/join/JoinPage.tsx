import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { JoinForm } from '@/features/auth/JoinForm'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'
import { useAddressQuery } from '@/ui/useAddressQuery'

/** Opened through the link of a mailed invitation: sets the password of a staff member's login. */
export function JoinPage() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const [parameters] = useAddressQuery()
  const ticket = parameters.get('token')
  if (ticket) {
    return (
      <>
        <PageHeader title={t('join.title')} text={t('join.text')} />
        <JoinForm ticket={ticket} onJoined={() => void navigate(paths.owner, { replace: true })} />
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('join.title')} />
      <Stack gap={24}>
        <Banner tone="warn">{t('join.noLink')}</Banner>
        <ButtonLink to={paths.login} variant="primary" size="large" fullWidth>
          {t('created.login')}
        </ButtonLink>
      </Stack>
    </>
  )
}
