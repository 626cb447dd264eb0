import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'

/** The address that an owner gives to clients. */
export const salonAddress = ({ id }: Pick<Salon, 'id'>): string =>
  new URL(paths.salon(id), window.location.origin).href
