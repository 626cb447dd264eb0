import type { Salon } from '@/domain/salon'

export interface StepProps {
  salon: Salon
  /** Leads to the next step. */
  onSaved: () => void
}
