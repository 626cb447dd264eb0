import { paths } from '@/domain/paths'

/** Where a booking begins, with the service already chosen when it is known. */
export const bookingAddress = (salonId: string, serviceId?: string): string =>
  paths.booking(salonId) + (serviceId ? `?${String(new URLSearchParams({ service: serviceId }))}` : '')
