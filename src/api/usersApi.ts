import type { Versioned } from '@/domain/edit'
import type { AddUserRequest, DeleteUserRequest, EditUserRequest } from '@/domain/account'
import type {
  ChangePasswordRequest,
  LoginRequest,
  ResetPasswordRequest,
  VerifyCodeRequest,
} from '@/domain/credentials'
import type { ExistingUserQuery, User } from '@/domain/user'
import { baseApi } from './baseApi'
import type { SecretTicket } from '@/store/secrets'
import { unwrap } from '@/store/unwrap'

/** A request whose secret fields carry tickets instead of values. */
type WithTickets<Request, Secret extends keyof Request> = Omit<Request, Secret> & Record<Secret, SecretTicket>

interface EditUserArgs extends EditUserRequest {
  uid: string
  etag?: string | undefined
}

export const usersApi = baseApi.injectEndpoints({
  endpoints: build => ({
    login: build.mutation<User, WithTickets<LoginRequest, 'password'>>({
      query: body => ({ url: 'users/login', method: 'POST', body }),
      transformResponse: unwrap<User>,
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ url: 'users/logout', method: 'POST', body: {} }),
    }),
    getMe: build.query<Versioned<User>, void>({
      query: () => ({ url: 'users/me' }),
      transformResponse: unwrap<Versioned<User>>,
      providesTags: ['Me'],
    }),
    addUser: build.mutation<unknown, WithTickets<AddUserRequest, 'password'> & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: 'users/add', method: 'POST', body, idempotencyKey }),
    }),
    /** True when an account has this e-mail or phone. The call says so only in `success`. */
    checkExistingUser: build.query<boolean, ExistingUserQuery>({
      queryFn: async (params, _api, _options, send) => {
        const result = await send({ url: 'users/check-existing-user', params: { ...params } })
        if (!result.error) return { data: true }
        return result.error.status === 200 ? { data: false } : { error: result.error }
      },
      keepUnusedDataFor: 0,
    }),
    sendVerificationCode: build.mutation<unknown, { email: string }>({
      query: body => ({ url: 'users/new-account-send-verification-code', method: 'POST', body }),
    }),
    verifyCode: build.mutation<unknown, WithTickets<VerifyCodeRequest, 'verificationCode'>>({
      query: body => ({ url: 'users/verify-new-account-code', method: 'POST', body }),
    }),
    forgotPassword: build.mutation<unknown, { email: string }>({
      query: body => ({ url: 'users/forgot-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<unknown, WithTickets<ResetPasswordRequest, 'token' | 'newPassword'>>({
      query: body => ({ url: 'users/reset-password', method: 'POST', body }),
    }),
    editUser: build.mutation<User | undefined, EditUserArgs>({
      query: ({ uid, etag, ...body }) => ({
        url: `users/edit-user/${encodeURIComponent(uid)}`,
        method: 'PUT',
        body,
        etag,
      }),
      transformResponse: (answer: { data?: User }) => answer.data,
      invalidatesTags: ['Me'],
    }),
    changePassword: build.mutation<
      unknown,
      WithTickets<ChangePasswordRequest, 'currentPassword' | 'newPassword'>
    >({
      query: body => ({ url: 'users/change-password', method: 'PUT', body }),
    }),
    deleteUser: build.mutation<unknown, WithTickets<DeleteUserRequest, 'password'>>({
      query: body => ({ url: 'users/deleteUserByPhoneEmail', method: 'DELETE', body }),
    }),
  }),
})
