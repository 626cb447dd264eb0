import { galleryApi } from '@/api/galleryApi'
import { saveOrder } from '@/store/orders'
import { gallerySlice } from './gallerySlice'

const { orderPictures: call } = galleryApi.endpoints

export const orderPictures = (salonId: string, pictureIds: string[]) =>
  saveOrder(gallerySlice, pictureIds, call.initiate({ salonId, pictureIds }, { track: false }))
