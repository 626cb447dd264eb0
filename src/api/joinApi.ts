import type { JoinRequest } from '@/domain/staffAccess'
import type { User } from '@/domain/user'
import type { SecretTicket } from '@/store/secrets'
import { unwrap } from '@/store/unwrap'
import { baseApi } from './baseApi'

export const joinApi = baseApi.injectEndpoints({
  endpoints: build => ({
    join: build.mutation<User, Record<keyof JoinRequest, SecretTicket>>({
      query: body => ({ url: 'users/join', method: 'POST', body }),
      transformResponse: unwrap<User>,
    }),
  }),
})
