import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { StepRow } from './StepRow'
import styles from './StepList.module.css'
import {
  foldToggled,
  selectFilter,
  selectNotes,
  selectSearch,
  selectShownStep,
  selectUnfolded,
} from './supportSlice'
import type { Timeline, TimelineStep } from './timeline'
import { pagesOf, type Row } from './timelineRows'
import { useMoment } from './useMoment'

/** Scrolls the list alone: `scrollIntoView` would scroll the whole page. */
function reveal(list: HTMLElement, item: Element): void {
  const { top, bottom } = item.getBoundingClientRect()
  const box = list.getBoundingClientRect()
  if (top < box.top) list.scrollTop -= box.top - top
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom
}

/** The steps by the page they happened on; the library's actions are folded under the business action before them. */
export function StepList({ timeline }: { timeline: Timeline }) {
  const { t } = useTranslation('support')
  const dispatch = useAppDispatch()
  const shown = useSelector(selectShownStep)
  const filter = useSelector(selectFilter)
  const search = useSelector(selectSearch)
  const unfolded = useSelector(selectUnfolded)
  const notes = useSelector(selectNotes)
  const clock = useMoment({ timeStyle: 'medium' })
  const list = useRef<HTMLOListElement>(null)
  const pages = useMemo(() => pagesOf(timeline, filter, search), [timeline, filter, search])

  useEffect(() => {
    const item = list.current?.querySelector('[aria-current]')
    if (list.current && item) reveal(list.current, item)
  }, [shown, pages])

  const stepRow = (step: TimelineStep, isFolded = false) => (
    <StepRow
      step={step}
      time={clock(step.at)}
      isShown={step.index === shown}
      isFolded={isFolded}
      hasNote={Boolean(notes[step.index])}
    />
  )
  const row = ({ step, folded, isUnfolded }: Row) => {
    const isOpen = isUnfolded || unfolded.includes(step.index) || folded.some(({ index }) => index === shown)
    return (
      <li key={step.index} className={styles.row}>
        <div className={styles.head}>
          {stepRow(step)}
          {folded.length > 0 && (
            <button
              type="button"
              className={classNames(styles.fold, folded.some(({ isError }) => isError) && styles.failed)}
              aria-expanded={isOpen}
              onClick={() => dispatch(foldToggled(step.index))}
            >
              <span className="numeric" aria-hidden="true">
                {`+${folded.length}`}
              </span>
              <span className="visually-hidden">
                {`${t('steps.folded', { count: folded.length })} ${step.name || t('steps.start')}`}
              </span>
              <Icon name="chevron-down" size={16} className={classNames(isOpen && styles.open)} />
            </button>
          )}
        </div>
        {isOpen && (
          <ol className={styles.library}>
            {folded.map(inner => (
              <li key={inner.index}>{stepRow(inner, true)}</li>
            ))}
          </ol>
        )}
      </li>
    )
  }

  if (pages.length === 0) return <p className={styles.none}>{t('filter.none')}</p>
  return (
    <ol ref={list} className={styles.list} aria-label={t('steps.list')}>
      {pages.map(({ pathname, rows }) => (
        <li key={rows[0]?.step.index}>
          <h2 className={styles.page}>
            <bdi dir="ltr">{pathname}</bdi>
          </h2>
          <ol className={styles.rows}>{rows.map(row)}</ol>
        </li>
      ))}
    </ol>
  )
}
