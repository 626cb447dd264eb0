import type { StoredImage } from '@/domain/image'
import type { Coordinates } from '@/domain/geography/distance'
import type { ProfileRequest, SalonProfile } from '@/domain/profile'
import { baseApi } from './baseApi'
import type { Stranded } from './sectionsApi'
import type { FileTicket } from '@/store/heldFiles'
import { sendFile } from '@/store/sendFile'
import type { ThunkExtra } from '@/store/services'
import { unwrap } from '@/store/unwrap'

interface OfSalon {
  salonId: string
}

interface UploadArgs extends OfSalon {
  file: FileTicket
}

const salonUrl = (salonId: string) => `salons/${encodeURIComponent(salonId)}`

export const profileApi = baseApi.injectEndpoints({
  endpoints: build => ({
    getProfile: build.query<SalonProfile, string>({
      query: salonId => ({ url: `${salonUrl(salonId)}/profile` }),
      transformResponse: unwrap<SalonProfile>,
      providesTags: ['Salon'],
    }),
    updateProfile: build.mutation<SalonProfile, ProfileRequest & OfSalon & { etag: string | undefined }>({
      query: ({ salonId, etag, ...body }) => ({ url: salonUrl(salonId), method: 'PUT', body, etag }),
      transformResponse: unwrap<SalonProfile>,
      invalidatesTags: ['Salon', 'Slots', 'Appointment'],
    }),
    /** Lists the appointments that another time zone moves; changes nothing. */
    previewProfile: build.query<Stranded, ProfileRequest & OfSalon>({
      query: ({ salonId, ...body }) => ({
        url: salonUrl(salonId),
        method: 'PUT',
        body,
        params: { preview: 1 },
      }),
      transformResponse: unwrap<Stranded>,
      keepUnusedDataFor: 0,
    }),
    setPosition: build.mutation<SalonProfile, Coordinates & OfSalon>({
      query: ({ salonId, ...body }) => ({ url: `${salonUrl(salonId)}/position`, method: 'PUT', body }),
      transformResponse: unwrap<SalonProfile>,
      invalidatesTags: ['Salon'],
    }),
    setPhoto: build.mutation<SalonProfile, OfSalon & { imageId: string | null }>({
      query: ({ salonId, ...body }) => ({ url: `${salonUrl(salonId)}/photo`, method: 'PUT', body }),
      transformResponse: unwrap<SalonProfile>,
      invalidatesTags: ['Salon', 'Appointment', 'Favorite'],
    }),
    /** Stores an image, which other calls then name by its id. Unused images are deleted after a day. */
    uploadImage: build.mutation<StoredImage, UploadArgs>({
      queryFn: async ({ salonId, file: ticket }, { extra }) => {
        const { file, onPercent } = (extra as ThunkExtra).files.redeem(ticket)
        const result = await sendFile(`${salonUrl(salonId)}/images`, file, onPercent)
        return 'error' in result ? result : { data: result.data as StoredImage }
      },
    }),
  }),
})
