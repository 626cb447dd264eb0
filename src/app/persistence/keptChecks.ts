import { mixed, object, type Schema } from 'yup'
import { storedUserSchema, type User } from '@/domain/user'
import { initialAuth } from '@/features/auth/authSlice'
import { keptSignUpSchema } from '@/features/auth/keptAuthSchema'
import { loadBooking } from '@/features/booking/keptBooking'
import { initialCheckout } from '@/features/cards/checkoutSlice'
import { keptCheckoutSchema, type KeptCheckout } from '@/features/cards/keptCheckoutSchema'
import { keptBookingSchema } from '@/features/booking/keptBookingSchema'
import {
  initialPreferences,
  themes,
  type PreferencesState,
  type Theme,
} from '@/features/preferences/preferencesSlice'
import { keptSubscriptionSchema, type KeptSubscription } from '@/features/subscription/keptSubscriptionSchema'
import { initialSubscription } from '@/features/subscription/subscriptionSlice'
import type { RootState } from '../store/rootReducer'
import type { KeptName } from './keptSlices'

interface Check<Slice> {
  /** What must be true of a kept part when it comes back. */
  schema: Schema
  /** The whole slice made from a part that has passed. */
  load: (part: never) => Slice
}

const checks: { [Name in KeptName]: Check<RootState[Name]> } = {
  preferences: {
    schema: object({ theme: mixed<Theme>().oneOf(themes).required() }),
    load: ({ theme }: Pick<PreferencesState, 'theme'>) => ({ ...initialPreferences, theme }),
  },
  auth: {
    schema: object({ signUp: keptSignUpSchema.required() }),
    load: ({ signUp }: Pick<RootState['auth'], 'signUp'>) => ({ ...initialAuth, signUp }),
  },
  subscription: {
    schema: keptSubscriptionSchema,
    load: (kept: KeptSubscription) => ({ ...initialSubscription, ...kept }),
  },
  checkout: {
    schema: keptCheckoutSchema,
    load: (kept: KeptCheckout) => ({ ...initialCheckout, ...kept }),
  },
  booking: { schema: keptBookingSchema, load: loadBooking },
}

/** Each slice's kept part that passes its check, as a whole slice; what fails is dropped, that slice alone. */
export function checkParts(parts: Record<string, unknown>): Partial<RootState> {
  const state: Record<string, unknown> = {}
  for (const [name, { schema, load }] of Object.entries(checks)) {
    if (parts[name] === undefined) continue
    try {
      state[name] = load(schema.validateSync(parts[name], { strict: true }) as never)
    } catch {
      continue
    }
  }
  return state
}

/** The user when it is one; null for anything else. */
export function checkUser(value: unknown): User | null {
  try {
    return storedUserSchema.validateSync(value, { stripUnknown: true })
  } catch {
    return null
  }
}
