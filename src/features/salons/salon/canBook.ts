import type { Salon } from '@/domain/salon'

export const canBook = ({ sections }: Pick<Salon, 'sections'>): boolean =>
  sections.some(({ services }) => services.length > 0)
