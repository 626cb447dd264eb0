import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Banner } from '@/ui/Banner'
import { IconButton } from '@/ui/IconButton'
import { nearMeLeft, selectNearMe } from './nearMeSlice'

/** Says why Near Me found no position. The region is always rendered, so that its text is read aloud. */
export const NearMeProblem = () => {
  const { t } = useTranslation(['search', 'common'])
  const dispatch = useAppDispatch()
  const nearMe = useSelector(selectNearMe)
  return (
    <div role="status">
      {nearMe.step === 'failed' && (
        <Banner
          tone="warn"
          title={t(`nearMe.${nearMe.reason}.title`)}
          action={
            <IconButton icon="close" label={t('common:dismiss')} onClick={() => dispatch(nearMeLeft())} />
          }
        >
          {t(`nearMe.${nearMe.reason}.text`)}
        </Banner>
      )}
    </div>
  )
}
