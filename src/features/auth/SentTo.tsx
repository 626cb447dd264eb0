import { Trans, useTranslation } from 'react-i18next'

interface SentToProps {
  what: 'code' | 'link'
  email: string
}

/** Says where a mail was sent. The e-mail address reads left to right in every language. */
export function SentTo({ what, email }: SentToProps) {
  const { t, i18n } = useTranslation('auth')
  return (
    <span key={i18n.language + email}>
      <Trans t={t} i18nKey={`sentTo.${what}`} values={{ email }} components={{ email: <bdi dir="ltr" /> }} />
    </span>
  )
}
