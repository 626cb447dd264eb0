import { configureStore } from '@reduxjs/toolkit'
import { appointmentsApi } from './appointmentsApi'
import { baseApi } from './baseApi'
import { contactApi } from './contactApi'
import { favoritesApi } from './favoritesApi'
import { paymentsApi } from './paymentsApi'
import { createSecrets } from '@/store/secrets'
import { usersApi } from './usersApi'

const secrets = createSecrets()
const services = { secrets, vault: undefined, now: () => 0, newKey: () => 'key' }

/** A store whose calls all succeed and are recorded as "METHOD /path" with their JSON body. */
function listeningStore() {
  const asked: [call: string, body: unknown][] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    asked.push([`${request.method} ${pathname}${search}`, text === '' ? undefined : JSON.parse(text)])
    return Response.json({ success: true, data: {} })
  }
  const store = configureStore({
    reducer: { api: baseApi.reducer },
    middleware: defaults => defaults({ thunk: { extraArgument: services } }).concat(baseApi.middleware),
  })
  return { dispatch: store.dispatch, asked }
}

type Dispatch = ReturnType<typeof listeningStore>['dispatch']

const uid = 'ann/1'
const email = 'ann@example.test'
const phone = '+970599000111'
const place = { country: 'Palestine', city: 'Hebron', address: '' }
const account = { name: 'Ann Lee', email, phone, role: 'customer', salon: 'barber', ...place } as const
const message = { name: 'Ann Lee', email, message: 'Hello' }
const users = usersApi.endpoints

/** Section 7 of the specification, row by row. */
test.each<[call: string, body: object | undefined, ask: (dispatch: Dispatch) => Promise<unknown>]>([
  [
    'POST /api/users/login',
    { identifier: email, password: 'Kursi2026' },
    dispatch => dispatch(users.login.initiate({ identifier: email, password: secrets.hold('Kursi2026') })),
  ],
  [
    'POST /api/users/add',
    { ...account, password: 'Kursi2026' },
    dispatch =>
      dispatch(
        users.addUser.initiate({ ...account, password: secrets.hold('Kursi2026'), idempotencyKey: 'key' }),
      ),
  ],
  [
    'GET /api/users/check-existing-user?email=ann%40example.test&phone=%2B970599000111',
    undefined,
    dispatch => dispatch(users.checkExistingUser.initiate({ email, phone })),
  ],
  [
    'PUT /api/users/edit-user/ann%2F1',
    { name: 'Ann Lee', phone, ...place },
    dispatch => dispatch(users.editUser.initiate({ uid, name: 'Ann Lee', phone, ...place })),
  ],
  [
    'PUT /api/users/change-password',
    { email, uid, currentPassword: 'Kursi2026', newPassword: 'Kursi2027' },
    dispatch =>
      dispatch(
        users.changePassword.initiate({
          email,
          uid,
          currentPassword: secrets.hold('Kursi2026'),
          newPassword: secrets.hold('Kursi2027'),
        }),
      ),
  ],
  [
    'POST /api/users/forgot-password',
    { email },
    dispatch => dispatch(users.forgotPassword.initiate({ email })),
  ],
  [
    'POST /api/users/verify-new-account-code',
    { email, verificationCode: '012345' },
    dispatch => dispatch(users.verifyCode.initiate({ email, verificationCode: secrets.hold('012345') })),
  ],
  [
    'POST /api/users/new-account-send-verification-code',
    { email },
    dispatch => dispatch(users.sendVerificationCode.initiate({ email })),
  ],
  [
    'DELETE /api/users/deleteUserByPhoneEmail',
    { phone, email, password: 'Kursi2026' },
    dispatch => dispatch(users.deleteUser.initiate({ phone, email, password: secrets.hold('Kursi2026') })),
  ],
  [
    'GET /api/favorites/ann%2F1',
    undefined,
    dispatch => dispatch(favoritesApi.endpoints.listFavorites.initiate(uid)),
  ],
  [
    'GET /api/appointments/customer/id/ann%2F1?limit=24',
    undefined,
    dispatch => dispatch(appointmentsApi.endpoints.listClientAppointments.initiate(uid)),
  ],
  [
    'GET /api/appointments/next/id/ann%2F1',
    undefined,
    dispatch => dispatch(appointmentsApi.endpoints.getNextAppointment.initiate(uid)),
  ],
  [
    'GET /api/payments/customer/ann%2F1',
    undefined,
    dispatch => dispatch(paymentsApi.endpoints.listPayments.initiate(uid)),
  ],
  [
    'POST /api/contact',
    message,
    dispatch =>
      dispatch(contactApi.endpoints.sendContactMessage.initiate({ ...message, idempotencyKey: 'key' })),
  ],
])('%s', async (call, body, ask) => {
  const { dispatch, asked } = listeningStore()
  await ask(dispatch)
  expect(asked).toEqual([[call, body]])
})
