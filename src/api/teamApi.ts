import type { StaffRequest, Team, StaffWithHours } from '@/domain/team'
import type { InvitationRequest, LoginRightsRequest, StaffAccess } from '@/domain/staffAccess'
import { baseApi } from './baseApi'
import { sortByIds, undoWhenFailed } from './mySalon'
import type { Stranded } from './sectionsApi'
import { unwrap } from '@/store/unwrap'

interface OfSalon {
  salonId: string
}

interface OfStaff extends OfSalon {
  staffId: string
}

const teamUrl = (salonId: string) => `salons/${encodeURIComponent(salonId)}/team`
const staffUrl = ({ salonId, staffId }: OfStaff) => `${teamUrl(salonId)}/${encodeURIComponent(staffId)}`

const loginUrl = (of: OfStaff) => `${staffUrl(of)}/login`

export const teamApi = baseApi.enhanceEndpoints({ addTagTypes: ['Subscription'] }).injectEndpoints({
  endpoints: build => ({
    getTeam: build.query<Team, string>({
      query: salonId => ({ url: teamUrl(salonId) }),
      transformResponse: unwrap<Team>,
      providesTags: ['Salon', 'Subscription'],
    }),
    addStaff: build.mutation<StaffWithHours, StaffRequest & OfSalon & { idempotencyKey: string }>({
      query: ({ salonId, idempotencyKey, ...body }) => ({
        url: teamUrl(salonId),
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: unwrap<StaffWithHours>,
      invalidatesTags: ['Salon', 'Slots'],
    }),
    /** Lists the appointments outside the staff member's new hours or services; changes nothing. */
    previewUpdate: build.query<Stranded, StaffRequest & OfStaff>({
      query: ({ salonId, staffId, ...body }) => ({
        url: staffUrl({ salonId, staffId }),
        method: 'PUT',
        body,
        params: { preview: 1 },
      }),
      transformResponse: unwrap<Stranded>,
      keepUnusedDataFor: 0,
    }),
    updateStaff: build.mutation<StaffWithHours, StaffRequest & OfStaff & { etag: string | undefined }>({
      query: ({ salonId, staffId, etag, ...body }) => ({
        url: staffUrl({ salonId, staffId }),
        method: 'PUT',
        body,
        etag,
      }),
      transformResponse: unwrap<StaffWithHours>,
      invalidatesTags: ['Salon', 'Slots', 'Appointment'],
    }),
    setStaffPhoto: build.mutation<StaffWithHours, OfStaff & { imageId: string | null }>({
      query: ({ salonId, staffId, imageId }) => ({
        url: `${staffUrl({ salonId, staffId })}/photo`,
        method: 'PUT',
        body: { imageId },
      }),
      transformResponse: unwrap<StaffWithHours>,
      invalidatesTags: ['Salon', 'Appointment'],
    }),
    /** All staff ids of the salon in their new order. Shown at once, and undone when the call fails. */
    orderTeam: build.mutation<unknown, OfSalon & { staffIds: string[] }>({
      query: ({ salonId, staffIds }) => ({
        url: `${teamUrl(salonId)}/order`,
        method: 'PUT',
        body: { staffIds },
        keepalive: true,
      }),
      onQueryStarted: async ({ salonId, staffIds }, { dispatch, queryFulfilled }) => {
        const sort = teamApi.util.updateQueryData('getTeam', salonId, ({ staff }) =>
          sortByIds(staff, staffIds),
        )
        await undoWhenFailed(dispatch(sort), queryFulfilled)
      },
      invalidatesTags: ['Salon', 'Slots'],
    }),
    /** Mails an invitation to log in. It replaces the earlier one. */
    inviteStaff: build.mutation<StaffAccess | null, InvitationRequest & OfStaff>({
      query: ({ salonId, staffId, ...body }) => ({
        url: loginUrl({ salonId, staffId }),
        method: 'POST',
        body,
      }),
      transformResponse: unwrap<StaffAccess | null>,
      invalidatesTags: ['Salon'],
    }),
    updateLoginRights: build.mutation<StaffAccess | null, LoginRightsRequest & OfStaff>({
      query: ({ rights, ...of }) => ({ url: loginUrl(of), method: 'PUT', body: { rights } }),
      transformResponse: unwrap<StaffAccess | null>,
      invalidatesTags: ['Salon'],
    }),
    /** Withdraws the invitation or removes the login. */
    removeStaffLogin: build.mutation<unknown, OfStaff>({
      query: of => ({ url: loginUrl(of), method: 'DELETE' }),
      invalidatesTags: ['Salon'],
    }),
    /** Lists the staff member's appointments; removes nobody. */
    previewRemoval: build.query<Stranded, OfStaff>({
      query: args => ({ url: staffUrl(args), method: 'DELETE', params: { preview: 1 } }),
      transformResponse: unwrap<Stranded>,
      keepUnusedDataFor: 0,
    }),
    removeStaff: build.mutation<Stranded, OfStaff>({
      query: args => ({ url: staffUrl(args), method: 'DELETE' }),
      transformResponse: unwrap<Stranded>,
      invalidatesTags: ['Salon', 'Slots'],
    }),
  }),
})
