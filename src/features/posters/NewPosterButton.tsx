import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/api/services'
import { IconButton } from '@/ui/IconButton'
import { posterBegun, selectPosterDialog } from './postersSlice'
import styles from './NewPosterButton.module.css'

const PosterDialog = lazy(async () => ({ default: (await import('./PosterDialog')).PosterDialog }))

/** The plus that floats over the page, and the dialog that it opens. */
export function NewPosterButton({ salonId }: { salonId: string }) {
  const { t } = useTranslation('posters')
  const dispatch = useAppDispatch()
  const dialog = useSelector(selectPosterDialog)
  return (
    <div className={styles.place}>
      <IconButton
        icon="plus"
        tone="accent"
        label={t('add')}
        className={styles.plus}
        onClick={() => dispatch(posterBegun())}
      />
      {dialog && (
        <Suspense fallback={null}>
          <PosterDialog salonId={salonId} dialog={dialog} />
        </Suspense>
      )}
    </div>
  )
}
