import { ValidationError } from 'yup'
import { walkInGrace } from '@/domain/bookGridPolicy'
import { walkInFormSchema, walkInPhone, type WalkInForm, type WalkInRequest } from '@/domain/ownerRequests'
import { isRule } from '@/domain/rules'
import type { User } from '@/domain/user'
import { badInput, notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { bookFor, type Finish } from './book'

/**
 * Books for a walk-in client without an account, in the owner's salon; confirmed at once. The current quarter of an
 * hour can be booked too, since walk-ins are served at once. Throws `SlotLost` like any booking.
 */
export async function walkIn<Result>(
  app: AppContext,
  owner: User,
  { name, phone, ...request }: WalkInRequest,
  finish: Finish<Result>,
): Promise<Result> {
  const salon = await app.db
    .selectFrom('salons')
    .select('country')
    .where('id', '=', request.salonId)
    .where('owner_id', '=', owner.uid)
    .executeTakeFirst()
  if (!salon) throw notFound()
  const client = check({ name, phone }, salon.country)
  return bookFor(
    app,
    { ...request, notes: '' },
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
