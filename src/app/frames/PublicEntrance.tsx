import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { homeOf, paths } from '@/domain/paths'
import { selectUser } from '@/features/auth/authSlice'
import { ButtonLink, type ButtonLinkProps } from '@/ui/ButtonLink'

export function PublicEntrance(look: Pick<ButtonLinkProps, 'size' | 'fullWidth'>) {
  const { t } = useTranslation()
  const user = useSelector(selectUser)
  if (user) {
    return (
      <ButtonLink {...look} to={homeOf(user.role)} variant="primary">
        {t('site.myPage')}
      </ButtonLink>
    )
  }
  return (
    <>
      <ButtonLink {...look} to={paths.login}>
        {t('nav.logIn')}
      </ButtonLink>
      <ButtonLink {...look} to={paths.signup} variant="primary">
        {t('nav.getStarted')}
      </ButtonLink>
    </>
  )
}
