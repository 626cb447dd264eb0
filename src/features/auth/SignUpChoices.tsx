import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { businessTypes } from '@/domain/role'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { Stack } from '@/ui/Stack'
import { businessChosen, businessReopened, profileChosen, signUpReopened } from './authSlice'
import { ChoiceCard } from './ChoiceCard'

const businessIcons = { barber: 'scissors', beauty_salon: 'star' } as const
const profiles = { client: 'calendar', owner: 'staffMember' } as const

interface SignUpChoicesProps {
  question: 'business' | 'profile'
  onDone: () => void
}

/** The two questions between the form and the code: the business type, and client or owner. */
export function SignUpChoices({ question, onDone }: SignUpChoicesProps) {
  const { t } = useTranslation(['auth', 'common'])
  const dispatch = useAppDispatch()
  return (
    <Dialog
      open
      onClose={() => dispatch(signUpReopened())}
      title={t(`${question}.title`)}
      closeLabel={t('common:close')}
    >
      {question === 'business' ? (
        <Stack key="business" gap={12}>
          <p>{t('business.text')}</p>
          {businessTypes.map((business, index) => (
            <ChoiceCard
              key={business}
              icon={businessIcons[business]}
              title={t(`common:businessType.${business}`)}
              text={t(`business.${business}`)}
              autoFocus={index === 0}
              onChoose={() => dispatch(businessChosen(business))}
            />
          ))}
        </Stack>
      ) : (
        <Stack key="profile" gap={12}>
          {(['client', 'owner'] as const).map((profile, index) => (
            <ChoiceCard
              key={profile}
              icon={profiles[profile]}
              title={t(`profile.${profile}`)}
              text={t(`profile.${profile}Text`)}
              autoFocus={index === 0}
              onChoose={() => {
                dispatch(profileChosen(profile))
                onDone()
              }}
            />
          ))}
          <DialogActions>
            <Button icon="back" variant="quiet" onClick={() => dispatch(businessReopened())}>
              {t('common:back')}
            </Button>
          </DialogActions>
        </Stack>
      )}
    </Dialog>
  )
}
