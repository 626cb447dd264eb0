import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import styles from './ComingSoonAlert.module.css'
import { selectComingSoonIn } from './publicSiteSlice'

const ComingSoonBanner = lazy(() =>
  import('./ComingSoonBanner').then(
    ({ ComingSoonBanner: Banner }) => ({ default: Banner }),
    // Without a network it does not come.
    () => ({ default: () => <></> }),
  ),
)

/** Says that the pressed feature does not exist yet. Lies over the page, so that the user sees it anywhere. */
export function ComingSoonAlert() {
  const { key } = useLocation()
  const shown = useSelector(selectComingSoonIn) === key
  return (
    <div role="alert" className={styles.frame}>
      <Suspense>{shown && <ComingSoonBanner />}</Suspense>
    </div>
  )
}
