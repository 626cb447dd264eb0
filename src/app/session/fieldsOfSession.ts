import type { authSlice } from '@/features/auth/authSlice'
import type { bookingSlice } from '@/features/booking/bookingSlice'
import type { preferencesSlice } from '@/features/preferences/preferencesSlice'
import type { publicSiteSlice } from '@/features/publicSite/publicSiteSlice'
import type { subscriptionSlice } from '@/features/subscription/subscriptionSlice'
import type { submissionsSlice } from '@/store/submissionsSlice'
import type { layoutSlice } from '../frames/layoutSlice'
import type { LiveSlice } from '../liveSlices'
import type { placeSlice } from '@/store/locationSlice'
import type { RootState } from '../rootReducer'
import type { resources } from './resources'

type Slice =
  | Exclude<LiveSlice, { reducerPath: 'api' }>
  | typeof placeSlice
  | typeof layoutSlice
  | typeof preferencesSlice
  | typeof publicSiteSlice
  | typeof authSlice
  | typeof bookingSlice
  | typeof subscriptionSlice
  | typeof submissionsSlice

/** Every name under which a value of the type can stand, however deep; of a record with any keys those of its values. */
type FieldOf<Value> = Value extends readonly (infer Item)[]
  ? FieldOf<Item>
  : Value extends Blob | ((...args: never[]) => unknown)
    ? never
    : Value extends object
      ? {
          [Name in keyof Value & string]: string extends Name
            ? FieldOf<Value[Name]>
            : Name | FieldOf<Value[Name]>
        }[keyof Value & string]
      : never

// Fields are taken of each call alone: of all together, one whose answer is unknown would make all unknown.
type FieldsOfEndpoint<Endpoint> = Endpoint extends {
  Types: { ResultType: infer Result; QueryArg: infer Args }
}
  ? FieldOf<Result> | FieldOf<Args>
  : never

type FieldsOfCalls<Resource> = Resource extends { endpoints: infer Endpoints }
  ? { [Name in keyof Endpoints]: FieldsOfEndpoint<Endpoints[Name]> }[keyof Endpoints]
  : never

type FieldsOfActions<Of> = Of extends { actions: infer Actions }
  ? {
      [Name in keyof Actions]: Actions[Name] extends (...args: never[]) => { payload: infer Payload }
        ? FieldOf<Payload>
        : never
    }[keyof Actions]
  : never

/** Every name of a value in a slice, in an action, or in what is sent to the server and answered by it. */
export type SessionField =
  | keyof RootState
  | FieldOf<Omit<RootState, 'api'>>
  | FieldsOfActions<Slice>
  | FieldsOfCalls<(typeof resources)[number]>

type IsBare<Payload> = [NonNullable<Payload>] extends [never]
  ? false
  : [NonNullable<Payload>] extends [string | number | readonly string[]]
    ? true
    : false

type BareActionsOf<Of> = Of extends { name: infer Name extends string; actions: infer Actions }
  ? {
      [Action in keyof Actions & string]: Actions[Action] extends (...args: never[]) => {
        payload: infer Payload
      }
        ? IsBare<Payload> extends true
          ? `${Name}/${Action}`
          : never
        : never
    }[keyof Actions & string]
  : never

/** The actions that carry a value without a name of its own. */
export type BareAction = BareActionsOf<Slice>
