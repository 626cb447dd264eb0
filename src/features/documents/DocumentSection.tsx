import { useEffect, useRef, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { PlanTable } from '@/features/plans/PlanTable'
import { Link } from '@/ui/Link'
import type { ReadDocument, SectionId } from './documentText'
import { SupportLinks } from './SupportLinks'
import styles from './Document.module.css'

/** Content of some sections besides their text. */
const extras: Partial<Record<SectionId, ComponentType<{ labelledBy: string }>>> = {
  plans: PlanTable,
  contact: SupportLinks,
  support: SupportLinks,
}

interface DocumentSectionProps {
  number: number
  section: ReadDocument['sections'][number]
}

export function DocumentSection({ number, section }: DocumentSectionProps) {
  const { id, title, paragraphs, list = [], links = [] } = section
  const heading = useArrivalAt(id)
  const Extra = extras[id]
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {`${number}. ${title}`}
      </h2>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {Extra && <Extra labelledBy={`${id}-title`} />}
      {links.map(({ to, text }) => (
        <p key={to}>
          <Link to={to}>{text}</Link>
        </p>
      ))}
    </section>
  )
}

/** Scrolls to the heading and focuses it when the URL hash names its section. */
function useArrivalAt(id: SectionId) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== `#${id}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [hash, key, id])
  return heading
}
