import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { classNames } from '@/ui/classNames'
import type { ShownStep } from './openFile'
import styles from './StepList.module.css'
import { selectShownStep, stepChosen } from './supportSlice'
import { useMoment } from './useMoment'

interface StepListProps {
  steps: readonly ShownStep[]
  nameOf: (step: ShownStep) => string
}

export function StepList({ steps, nameOf }: StepListProps) {
  const { t } = useTranslation('support')
  const dispatch = useAppDispatch()
  const shown = useSelector(selectShownStep)
  const list = useRef<HTMLOListElement>(null)
  const clock = useMoment({ timeStyle: 'medium' })
  useEffect(() => {
    const item = list.current?.children[shown]
    if (!list.current || !(item instanceof HTMLElement)) return
    // `scrollIntoView` would scroll the whole page.
    const { offsetHeight, scrollTop } = list.current
    const top = item.offsetTop - list.current.offsetTop
    if (top < scrollTop) list.current.scrollTop = top
    else if (top + item.offsetHeight > scrollTop + offsetHeight)
      list.current.scrollTop = top + item.offsetHeight - offsetHeight
  }, [shown])
  return (
    <ol ref={list} className={styles.list} aria-label={t('steps.list')}>
      {steps.map((step, index) => (
        <li key={index}>
          <button
            type="button"
            className={classNames(styles.step, index === shown && styles.shown)}
            aria-current={index === shown ? 'step' : undefined}
            onClick={() => dispatch(stepChosen(index))}
          >
            <code dir="ltr">{nameOf(step)}</code>
            <span className={classNames(styles.time, 'numeric')}>{clock(step.at)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
