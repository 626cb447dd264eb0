import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resultOf } from '@/store/submit'
import { usersApi } from '@/api/usersApi'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { FormProblem } from '@/ui/form/FormProblem'
import { Stack } from '@/ui/Stack'
import { mailProblem, type MailProblem } from './mailProblem'

/** Under the word that the link was mailed: the way to have it mailed again. */
export function ResetMailSent({ email }: { email: string }) {
  const { t } = useTranslation(['auth', 'common'])
  const [forgotPassword, { isLoading }] = usersApi.useForgotPasswordMutation()
  const [told, setTold] = useState<MailProblem | 'sent' | null>(null)
  const resend = async () => {
    setTold(null)
    const { error } = resultOf(await forgotPassword({ email }))
    setTold(error ? mailProblem(error) : 'sent')
  }
  return (
    <Stack gap={16}>
      <p>{t('mailSent.hint')}</p>
      <FormProblem>{told && told !== 'sent' && t(told)}</FormProblem>
      <div role="status">{told === 'sent' && <Banner tone="good">{t('mailSent.again')}</Banner>}</div>
      <Button size="large" fullWidth needsNetwork busy={isLoading} onClick={() => void resend()}>
        {t('mailSent.resend')}
      </Button>
    </Stack>
  )
}
