import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectLocation } from '@/store/locationSlice'
import type { RootState } from '../store/rootReducer'
import styles from './ProgressLine.module.css'

/** A call whose answer the person waits for: a write, or what the page cannot show yet. */
const selectIsWaiting = ({ api: { queries, mutations } }: RootState): boolean =>
  [...Object.values(queries), ...Object.values(mutations)].some(
    call => call && !('fulfilledTimeStamp' in call || call.error),
  )

/** Answers each press that takes time: the next page's code, a call. Decorative: what is loading says so itself. */
export function ProgressLine() {
  // The rendered page's location follows the store's once the page's code has come.
  const { key } = useLocation()
  const isOnItsWay = useSelector(selectLocation).key !== key
  const isWaiting = useSelector(selectIsWaiting)
  return (isOnItsWay || isWaiting) && <div aria-hidden className={styles.progressLine} />
}
