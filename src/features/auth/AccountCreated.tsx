import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'

/** The last step of a sign-up. Every way out leads to the login page. */
export function AccountCreated() {
  const { t } = useTranslation(['auth', 'common'])
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  return (
    <Dialog
      open
      size="small"
      onClose={() => void navigate(paths.login, { state })}
      title={t('created.title')}
      closeLabel={t('common:close')}
    >
      <p>{t('created.text')}</p>
      <DialogActions>
        <ButtonLink to={paths.login} state={state} variant="primary">
          {t('created.login')}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  )
}
