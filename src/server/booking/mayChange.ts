import type { User } from '@/domain/user'
import type { AppointmentDetails } from '../db/appointments'

export const isOwnerOf = ({ uid }: User, { owner_id }: AppointmentDetails): boolean => owner_id === uid

export const mayChange = (user: User, appointment: AppointmentDetails): boolean =>
  appointment.client_id === user.uid || isOwnerOf(user, appointment)
