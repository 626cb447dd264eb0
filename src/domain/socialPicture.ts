import { imageIdOf } from './image'
import type { SalonCard } from './salon'

/** The picture that a chat shows of a salon. Its query changes with the photo, since chats keep pictures for long. */
export const socialPictureUrl = (
  origin: string,
  { id, photoUrl }: Pick<SalonCard, 'id' | 'photoUrl'>,
): string => `${origin}/social/${id}.jpg${photoUrl === null ? '' : `?v=${imageIdOf(photoUrl) ?? 'photo'}`}`
