import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { ResultToast } from '@/store/ResultToast'
import type { Salon } from '@/domain/salon'
import { useAppDispatch } from '@/store/services'
import { IconButton } from '@/ui/IconButton'
import { posterBegun, posterCreationRead, selectPosterDialog, selectPosterDone } from './postersSlice'
import styles from './NewPosterButton.module.css'

const PosterDialog = lazy(async () => ({ default: (await import('./PosterDialog')).PosterDialog }))

/** The floating button for a new poster, the dialog of any poster and the success message. The posters may be out of view. */
export function NewPosterButton({ salon }: { salon: Salon }) {
  const { t } = useTranslation('posters')
  const dispatch = useAppDispatch()
  const dialog = useSelector(selectPosterDialog)
  const done = useSelector(selectPosterDone)
  return (
    <>
      <div className={styles.frame}>
        <IconButton
          icon="plus"
          tone="accent"
          label={t('add')}
          className={styles.plus}
          onClick={() => dispatch(posterBegun())}
        />
        {dialog && (
          <Suspense fallback={null}>
            <PosterDialog salon={salon} dialog={dialog} />
          </Suspense>
        )}
      </div>
      <ResultToast key={done} dismissed={posterCreationRead}>
        {done && t(done)}
      </ResultToast>
    </>
  )
}
