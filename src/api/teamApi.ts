import type { MemberRequest, Team, TeamMember } from '@/domain/team'
import { baseApi } from './baseApi'
import type { Stranded } from './sectionsApi'
import { unwrap } from '@/store/unwrap'

interface OfSalon {
  salonId: string
}

interface OfMember extends OfSalon {
  memberId: string
}

const teamUrl = (salonId: string) => `salons/${encodeURIComponent(salonId)}/team`
const memberUrl = ({ salonId, memberId }: OfMember) => `${teamUrl(salonId)}/${encodeURIComponent(memberId)}`

export const teamApi = baseApi.enhanceEndpoints({ addTagTypes: ['Subscription'] }).injectEndpoints({
  endpoints: build => ({
    getTeam: build.query<Team, string>({
      query: salonId => ({ url: teamUrl(salonId) }),
      transformResponse: unwrap<Team>,
      providesTags: ['Salon', 'Subscription'],
    }),
    addMember: build.mutation<TeamMember, MemberRequest & OfSalon & { idempotencyKey: string }>({
      query: ({ salonId, idempotencyKey, ...body }) => ({
        url: teamUrl(salonId),
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: unwrap<TeamMember>,
      invalidatesTags: ['Salon', 'Slots'],
    }),
    /** What is booked with the person and would be outside of what they do then; nothing is changed. */
    previewUpdate: build.query<Stranded, MemberRequest & OfMember>({
      query: ({ salonId, memberId, ...body }) => ({
        url: memberUrl({ salonId, memberId }),
        method: 'PUT',
        body,
        params: { preview: 1 },
      }),
      transformResponse: unwrap<Stranded>,
      keepUnusedDataFor: 0,
    }),
    updateMember: build.mutation<TeamMember, MemberRequest & OfMember & { etag: string | undefined }>({
      query: ({ salonId, memberId, etag, ...body }) => ({
        url: memberUrl({ salonId, memberId }),
        method: 'PUT',
        body,
        etag,
      }),
      transformResponse: unwrap<TeamMember>,
      invalidatesTags: ['Salon', 'Slots', 'Appointment'],
    }),
    setMemberPhoto: build.mutation<TeamMember, OfMember & { imageId: string | null }>({
      query: ({ salonId, memberId, imageId }) => ({
        url: `${memberUrl({ salonId, memberId })}/photo`,
        method: 'PUT',
        body: { imageId },
      }),
      transformResponse: unwrap<TeamMember>,
      invalidatesTags: ['Salon', 'Appointment'],
    }),
    /** What is booked with the person; nobody is removed. */
    previewRemoval: build.query<Stranded, OfMember>({
      query: args => ({ url: memberUrl(args), method: 'DELETE', params: { preview: 1 } }),
      transformResponse: unwrap<Stranded>,
      keepUnusedDataFor: 0,
    }),
    removeMember: build.mutation<Stranded, OfMember>({
      query: args => ({ url: memberUrl(args), method: 'DELETE' }),
      transformResponse: unwrap<Stranded>,
      invalidatesTags: ['Salon', 'Slots'],
    }),
  }),
})
