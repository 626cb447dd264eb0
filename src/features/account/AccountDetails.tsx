import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { ResultToast } from '@/store/ResultToast'
import { useAppDispatch } from '@/store/services'
import { usersApi } from '@/api/usersApi'
import { usePageEnd } from '@/store/usePageEnd'
import { useUser } from '@/features/auth/useUser'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/Stack'
import { useFocusAfter } from '@/ui/useFocusAfter'
import { detailsEdited, detailsSavedRead, selectDetailsStep, settingsPageLeft } from './accountSlice'
import { DetailsForm } from './DetailsForm'
import { DetailsView } from './DetailsView'
import styles from './account.module.css'

export function AccountDetails() {
  // Loads the form's texts too, so that Edit has nothing to wait for.
  const { t } = useTranslation(['account', 'auth', 'common'])
  const dispatch = useAppDispatch()
  const user = useUser()
  const { data: me = user } = usersApi.useGetMeQuery(undefined, { refetchOnMountOrArgChange: true })
  const step = useSelector(selectDetailsStep)
  const editButton = useFocusAfter<HTMLButtonElement>(step === 'editing')
  usePageEnd(settingsPageLeft)
  return (
    <Stack gap={16} className={styles.card}>
      <ResultToast dismissed={detailsSavedRead}>{step === 'saved' && t('details.saved')}</ResultToast>
      <Card padding="roomy">
        {step === 'editing' ? (
          <DetailsForm user={me} />
        ) : (
          <Stack gap={24}>
            <DetailsView user={user} />
            {user.role !== 'staff' && (
              <div>
                <Button
                  ref={editButton}
                  variant="primary"
                  icon="edit"
                  onClick={() => dispatch(detailsEdited())}
                >
                  {t('common:edit')}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Card>
    </Stack>
  )
}
