import { Fragment } from 'react'
import type { Section } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'

export const SectionNames = ({ sections }: { sections: readonly Section[] }) => {
  const { name } = useFormat()
  return sections.map((section, index) => (
    <Fragment key={section.id}>
      {index > 0 && <span> · </span>}
      <bdi>{name(section)}</bdi>
    </Fragment>
  ))
}
