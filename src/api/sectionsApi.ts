import type { Appointment } from '@/domain/appointment'
import type { MenuRequest } from '@/domain/menuRequests'
import type { Section } from '@/domain/salon'
import type { SectionRequest } from '@/domain/sectionRequests'
import { baseApi } from './baseApi'
import { showAtOnce, showWhenSaved, sortByIds } from './mySalon'
import { unwrap } from '@/store/unwrap'

interface OfSalon {
  salonId: string
}

interface OfSection extends OfSalon {
  sectionId: string
}

/** The future appointments that a change leaves behind. They stay as booked. */
export interface Stranded {
  stranded: Appointment[]
}

const sectionsUrl = (salonId: string) => `salons/${encodeURIComponent(salonId)}/sections`
const sectionUrl = ({ salonId, sectionId }: OfSection) =>
  `${sectionsUrl(salonId)}/${encodeURIComponent(sectionId)}`

export const sectionsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    createSection: build.mutation<Section, SectionRequest & OfSalon & { idempotencyKey: string }>({
      query: ({ salonId, idempotencyKey, ...body }) => ({
        url: sectionsUrl(salonId),
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: unwrap<Section>,
      onQueryStarted: showWhenSaved(added => ({ sections }) => {
        if (!sections.some(({ id }) => id === added.id)) sections.push(added)
      }),
      invalidatesTags: ['Salon', 'Slots'],
    }),
    /** Resolves to all sections of the salon. */
    createMenu: build.mutation<Section[], MenuRequest & OfSalon & { idempotencyKey: string }>({
      query: ({ salonId, idempotencyKey, ...body }) => ({
        url: `salons/${encodeURIComponent(salonId)}/menu`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: unwrap<Section[]>,
      onQueryStarted: showWhenSaved(sections => salon => {
        salon.sections = sections
      }),
      invalidatesTags: ['Salon', 'Slots'],
    }),
    updateSection: build.mutation<Section, SectionRequest & OfSection & { etag: string | undefined }>({
      query: ({ salonId, sectionId, etag, ...body }) => ({
        url: sectionUrl({ salonId, sectionId }),
        method: 'PUT',
        body,
        etag,
      }),
      transformResponse: unwrap<Section>,
      onQueryStarted: showWhenSaved(saved => ({ sections }) => {
        const section = sections.find(({ id }) => id === saved.id)
        if (section) Object.assign(section, saved)
      }),
      invalidatesTags: ['Salon', 'Slots'],
    }),
    /** Lists the appointments that the deletion would leave behind; deletes nothing. */
    previewSectionDeletion: build.query<Stranded, OfSection>({
      query: args => ({ url: sectionUrl(args), method: 'DELETE', body: {}, params: { preview: 1 } }),
      transformResponse: unwrap<Stranded>,
      keepUnusedDataFor: 0,
    }),
    deleteSection: build.mutation<Stranded, OfSection>({
      query: args => ({ url: sectionUrl(args), method: 'DELETE', body: {}, keepalive: true }),
      transformResponse: unwrap<Stranded>,
      onQueryStarted: showWhenSaved((_stranded, { sectionId }) => salon => {
        salon.sections = salon.sections.filter(({ id }) => id !== sectionId)
      }),
      invalidatesTags: ['Salon', 'Slots'],
    }),
    /** All section ids of the salon in their new order. Shown at once, and undone when the call fails. */
    orderSections: build.mutation<unknown, OfSalon & { sectionIds: string[] }>({
      query: ({ salonId, sectionIds }) => ({
        url: `${sectionsUrl(salonId)}/order`,
        method: 'PUT',
        body: { sectionIds },
        keepalive: true,
      }),
      onQueryStarted: showAtOnce(({ sectionIds }) => ({ sections }) => {
        sortByIds(sections, sectionIds)
      }),
      invalidatesTags: ['Salon'],
    }),
  }),
})
