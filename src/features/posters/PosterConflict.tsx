import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { SubmissionConflict } from '@/store/SubmissionConflict'
import { posterEditSubmission } from './posterSubmission'
import { posterEditValues } from './posterValues'
import { usePosterLinks } from './usePosterLinks'

const labels = { title: 'field.title', link: 'link.label' } as const

export function PosterConflict({ salon }: { salon: Salon }) {
  const { t } = useTranslation('posters')
  const links = usePosterLinks(salon)
  return (
    <SubmissionConflict
      submission={posterEditSubmission}
      toValues={posterEditValues}
      label={field => t(labels[field])}
      describe={(field, theirs) => {
        if (field !== 'link') return undefined
        const { link } = posterEditValues(theirs)
        return links.find(({ value }) => value === link)?.label ?? null
      }}
    />
  )
}
