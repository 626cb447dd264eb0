import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { readNewClient } from '@/domain/newClient'
import { paths } from '@/domain/paths'
import { useAppDispatch } from '@/store/services'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { enterNewAccount } from './enterNewAccount'
import type { SignUpCreated } from './signUpFlow'

/**
 * The last step of a sign-up. Every way out leads to the login page, or to the booking for which the account was made.
 */
export function AccountCreated({ flow }: { flow: SignUpCreated }) {
  const { t } = useTranslation(['auth', 'common'])
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const isBooking = readNewClient(state) !== undefined
  const [isEntering, setIsEntering] = useState(false)
  const goToLogin = () => void navigate(paths.login, { state })
  const enter = async () => {
    if (isEntering) return
    setIsEntering(true)
    if (!(await dispatch(enterNewAccount(flow)))) goToLogin()
  }
  return (
    <Dialog
      open
      size="small"
      onClose={isBooking ? () => void enter() : goToLogin}
      title={t('created.title')}
      closeLabel={t('common:close')}
    >
      <p>{t(isBooking ? 'created.bookingText' : 'created.text')}</p>
      <DialogActions>
        {isBooking ? (
          <Button variant="primary" needsNetwork busy={isEntering} onClick={() => void enter()}>
            {t('created.toBooking')}
          </Button>
        ) : (
          <ButtonLink to={paths.login} state={state} variant="primary">
            {t('created.login')}
          </ButtonLink>
        )}
      </DialogActions>
    </Dialog>
  )
}
