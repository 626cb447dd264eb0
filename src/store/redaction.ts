/**
 * What of a value may leave in a session file:
 * - `token`: one of our own words or ids, spelled in letters, digits, `_` and `-`; anything else is redacted;
 * - `told`: a public text, such as a salon's name;
 * - `fraction`: a number that is not whole.
 * Values without a rule are redacted unless their shape reveals nothing: see the session's `shapes.ts`.
 */
export type Allowed = 'token' | 'told' | 'fraction'

/** Redacts a composite text by hand; `hide` keeps a part that its second argument allows. */
export type Hide = (text: string, hide: (part: string, unless?: Allowed) => string) => string

type FieldsOf<Value> = Value extends unknown ? keyof Value & string : never
type ValueOf<Value, Field> = Value extends unknown
  ? Field extends keyof Value
    ? Value[Field]
    : never
  : never

/** An allow-list that mirrors a value: each field at its own path, lists by their items. */
export type Rule<Value> = [NonNullable<Value>] extends [readonly (infer Item)[]]
  ? Rule<Item>
  : [NonNullable<Value>] extends [object]
    ? { readonly [Field in FieldsOf<NonNullable<Value>>]?: Rule<ValueOf<NonNullable<Value>, Field>> }
    : Allowed

/** Every field name in the type, at any depth; for a record with arbitrary keys, the names in its values. */
type DeepField<Value> = Value extends readonly (infer Item)[]
  ? DeepField<Item>
  : Value extends object
    ? {
        [Name in keyof Value & string]: string extends Name
          ? DeepField<Value[Name]>
          : Name | DeepField<Value[Name]>
      }[keyof Value & string]
    : never

interface AnySlice {
  getInitialState: () => unknown
  actions: object
}

type PayloadFields<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (...args: never[]) => { payload: infer Payload }
    ? DeepField<Payload>
    : never
}[keyof Actions]

/**
 * The allow-list of a slice: fields of its state and of its actions' payloads that may leave, at any depth. A payload
 * without fields is named by its action. It stands in a file beside the slice.
 */
export type SliceRedaction<Slice extends AnySlice> = {
  readonly [
    Field in
      | DeepField<ReturnType<Slice['getInitialState']>>
      | PayloadFields<Slice['actions']>
      | (keyof Slice['actions'] & string)
  ]?: Allowed | Hide
}

interface AnyApi {
  endpoints: object
}

type TypesOf<Endpoint> = Endpoint extends { Types: { ResultType: infer Result; QueryArg: infer Args } }
  ? { readonly args?: Rule<Args>; readonly answer?: Rule<Result> }
  : never

/** Allow-lists for the arguments and answers of endpoints. They stand beside the endpoints' file. */
export type ApiRedaction<Api extends AnyApi> = {
  readonly [Name in keyof Api['endpoints']]?: TypesOf<Api['endpoints'][Name]>
}
