import { useFormikContext } from 'formik'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { SalonProfile } from '@/domain/profile'
import { useAppDispatch } from '@/store/services'
import { usePageEnd } from '@/store/usePageEnd'
import { Button } from '@/ui/Button'
import { positionChoosingEnded, positionChoosingStarted, selectIsChoosingPosition } from '../profileSlice'
import type { ProfileFormValues } from '../profileValues'
import { usePositionWords } from './usePositionWords'
import styles from './PositionField.module.css'

const PositionDialog = lazy(async () => ({ default: (await import('./PositionDialog')).PositionDialog }))

/** The form's `position` field: where the salon is, to be chosen on a map. */
export function PositionField({ profile }: { profile: SalonProfile }) {
  const { t } = useTranslation('profile')
  const dispatch = useAppDispatch()
  const { values, setFieldValue } = useFormikContext<ProfileFormValues>()
  const isChoosing = useSelector(selectIsChoosingPosition)
  const wordsOf = usePositionWords(profile.city, profile.country)
  const { latitude, longitude } = profile
  const position = values.position ?? { latitude, longitude }
  const close = () => dispatch(positionChoosingEnded())
  usePageEnd(positionChoosingEnded)
  return (
    <div role="group" aria-labelledby="position-field" className={styles.field}>
      <p id="position-field" className={styles.label}>
        {t('field.position')}
      </p>
      <p role="status" id="position-now">
        {wordsOf(position)}
      </p>
      <div>
        <Button
          icon="pin"
          aria-describedby="position-now"
          onClick={() => dispatch(positionChoosingStarted())}
        >
          {t('pin.choose')}
        </Button>
      </div>
      {isChoosing && (
        <Suspense fallback={null}>
          <PositionDialog
            profile={profile}
            start={position}
            onSave={chosen => {
              void setFieldValue('position', chosen)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
