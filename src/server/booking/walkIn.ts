import { ValidationError } from 'yup'
import { walkInGrace } from '@/domain/bookGridPolicy'
import { walkInFormSchema, walkInPhone, type WalkInForm, type WalkInRequest } from '@/domain/ownerRequests'
import { isRule } from '@/domain/rules'
import type { User } from '@/domain/user'
import { badInput, notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { bookFor, type Finish } from './book'
import { staffIdFor } from './mayChange'

/**
 * Books for a walk-in client without an account, in the salon that is the user's or in which they work; confirmed at
 * once. The current quarter of an hour can be booked too, since walk-ins are served at once. Throws `SlotLost` like any booking.
 */
export async function walkIn<Result>(
  app: AppContext,
  user: User,
  { name, phone, ...request }: WalkInRequest,
  finish: Finish<Result>,
): Promise<Result> {
  const salon = await app.db
    .selectFrom('salons')
    .select(['country', 'owner_id'])
    .where('id', '=', request.salonId)
    .executeTakeFirst()
  const isTheirs = salon && (salon.owner_id === user.uid || user.staff?.salonId === request.salonId)
  if (!isTheirs) throw notFound()
  const client = check({ name, phone }, salon.country)
  return bookFor(
    app,
    { ...request, staffId: staffIdFor(user, request.staffId), notes: '' },
    {
      client: {
        client_id: null,
        walk_in_name: client.name,
        walk_in_phone: walkInPhone(client.phone, salon.country) || null,
      },
      by: 'salon',
      isConfirmed: true,
      grace: walkInGrace,
    },
    finish,
  )
}

function check(typed: WalkInForm, country: string): WalkInForm {
  try {
    return walkInFormSchema(country).validateSync(typed, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw badInput(
      Object.fromEntries(
        error.inner.map(({ path = '', message }) => [path, isRule(message) ? message : 'value_invalid']),
      ),
    )
  }
}
