import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/classNames'
import { useIsWide } from '@/ui/useIsWide'
import styles from './SectionChips.module.css'
import { useCurrentHeading } from './useCurrentHeading'

export interface PageSection {
  /** The id of its heading. */
  id: string
  title: string
  /** Beside the others on a wide screen. */
  isAside?: boolean
}

/** Links to the parts of the page; the one in view is marked. Without scripts they are links within the page. */
export const SectionChips = ({ sections }: { sections: readonly PageSection[] }) => {
  const { t } = useTranslation('salon')
  const isWide = useIsWide()
  const watched = sections.filter(({ isAside }) => !isAside || !isWide).map(({ id }) => id)
  const { strip, current } = useCurrentHeading<HTMLElement>(watched)

  const lead = (event: MouseEvent, id: string) => {
    const heading = document.getElementById(id)
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!heading || opensElsewhere) return
    event.preventDefault()
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  }

  return (
    <nav ref={strip} aria-label={t('sections')} className={styles.strip}>
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          className={classNames(styles.chip, id === current && styles.current)}
          onClick={event => lead(event, id)}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}
