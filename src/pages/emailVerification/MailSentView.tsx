import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { AsideLink } from '@/features/auth/AsideLink'
import { ResetMailSent } from '@/features/auth/ResetMailSent'
import { SentTo } from '@/features/auth/SentTo'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'

export function MailSentView({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  return (
    <>
      <PageHeader title={t('mailSent.title')} text={<SentTo what="link" email={email} />} />
      <Stack gap={24}>
        <ResetMailSent email={email} />
        <AsideLink question={t('verify.wrongEmail')} to={paths.forgotPassword}>
          {t('mailSent.otherEmail')}
        </AsideLink>
      </Stack>
    </>
  )
}
