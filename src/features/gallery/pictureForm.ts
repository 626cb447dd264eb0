import { mixed } from 'yup'
import { pictureSchema, type GalleryPicture, type PictureRequest } from '@/domain/gallery'
import type { Versioned } from '@/domain/edit'
import { rule } from '@/domain/rules'

export interface PictureForm {
  image: File | null
  caption: string
  captionAr: string
  /** Empty for none. */
  serviceId: string
  staffId: string
}

/** The dialog's form holds the file itself where a stored image has its id. */
export const newPictureFormSchema = pictureSchema.shape({
  image: mixed<File>().nullable().required(rule('image_required')),
})

export const pictureForm = (picture: PictureRequest | undefined): PictureForm => ({
  image: null,
  caption: picture?.caption ?? '',
  captionAr: picture?.captionAr ?? '',
  serviceId: picture?.serviceId ?? '',
  staffId: picture?.staffId ?? '',
})

export const pictureRequestOf = ({ image: _image, ...form }: PictureForm): PictureRequest =>
  pictureSchema.cast(form)

export const requestOf = ({
  id: _id,
  imageUrl: _url,
  ...request
}: GalleryPicture): Versioned<PictureRequest> => request
