import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'

interface FirstStep {
  id: 'sections' | 'services' | 'hours'
  to: string
  isDone: boolean
}

/** What a salon needs before clients can book, in order of setup. */
export function firstSteps({ sections }: Pick<Salon, 'sections'>): FirstStep[] {
  const withServices = sections.filter(({ services }) => services.length > 0)
  return [
    { id: 'sections', to: paths.sections, isDone: sections.length > 0 },
    { id: 'services', to: paths.services, isDone: withServices.length > 0 },
    {
      id: 'hours',
      to: paths.schedule,
      isDone: withServices.some(({ week }) => Object.values(week).some(({ isClosed }) => !isClosed)),
    },
  ]
}
